import Drawing
import Foundation
import Raster
@_spi(Engine) import ViewEngine

extension MotionPlot {
  /// Plays the clip without drawing it.
  ///
  /// - Throws: ``ClipError``, where the script cannot be played.
  @MainActor
  package init(_ clip: Clip, fonts: FontBook = FontBook()) throws {
    try self.init(clip, plan: clip.plan(measuring: fonts), fonts: fonts)
  }

  @MainActor
  package init(_ clip: Clip, plan: ClipPlan, fonts: FontBook) throws {
    let stride = max(1, (plan.frameCount + Self.mostSteps - 1) / Self.mostSteps)
    let player = ClipPlayer(clip, measuring: fonts, rehearsal: plan.rehearsal)
    var recorder = MotionRecorder()
    var poster = PosterFrame()
    for index in 0..<plan.frameCount {
      // Where items are is known of those that were shown.
      _ = try player.displayList(atFrame: index)
      poster.look(at: player)
      if index % stride == 0 { recorder.record(player.graph.itemMotions) }
    }
    let choice = MotionChoice(recorder.tracks, steps: recorder.steps, screen: clip.stage.size)
    step = clip.frameRate.time(of: stride)
    duration = plan.duration
    curves = choice.curves
    others = choice.others
    marks = plan.events.prefix(Self.mostMarks).map {
      Mark(time: $0.time, name: Self.shortened($0.name))
    }
    self.poster = poster.index(in: 0...(plan.frameCount - 1), marked: plan.shownMark)
    let picture = ClipPicture(clip, plan: plan).size
    size = Size(width: picture.width, height: picture.height)
  }
}
