import Compositing
import Drawing
import Movie
import Raster
@_spi(Engine) import ViewEngine
@_spi(Engine) import Views

/// The frames of a clip of this process in any order.
///
/// A clip plays forwards only. It is played once to learn how long it is, and what it shows on the
/// way is kept: every frame is a look-up from then on, in whichever direction.
@MainActor
package final class PlayedFrames: PreviewClip {
  package let clip: Clip
  package let plan: ClipPlan
  private let fonts: FontBook
  /// Of the first frames; those that show the same share one list.
  private let kept: [DisplayList]
  private var moments: [Int: GraphMoment] = [:]
  /// For what is not kept.
  private var player: ClipPlayer

  /// Frames that are kept, from the first; a display list takes some kilobytes.
  private static let limit = 20_000

  /// Plays the clip.
  ///
  /// - Throws: ``ClipError``, where the script cannot be played.
  package init(_ clip: Clip, fonts: FontBook) throws {
    self.clip = clip
    self.fonts = fonts
    var kept: [DisplayList] = []
    plan = try clip.plan(measuring: fonts) { player in
      if player.frameIndex == 0 { kept = [] }
      if kept.count < Self.limit { kept.append(player.displayList) }
    }
    self.kept = kept
    player = ClipPlayer(clip, measuring: fonts, rehearsal: plan.rehearsal)
  }

  package var name: String { clip.name }
  package var stage: Stage { clip.stage }
  package var look: Look? { clip.look }
  package var frameRate: FrameRate { clip.frameRate }

  package func displayList(atFrame index: Int) throws -> DisplayList? {
    if kept.indices.contains(index) { return kept[index] }
    return try played(to: index).displayList
  }

  /// What goes on in a frame. All frames on the way there are looked into as well, so that going
  /// back is a look-up here too.
  package func moment(atFrame index: Int) throws -> GraphMoment? {
    if let moment = moments[index] { return moment }
    var player = try played(to: min(index, moments.count))
    while true {
      let moment = GraphMoment(player.graph)
      if player.frameIndex < Self.limit { moments[player.frameIndex] = moment }
      if player.frameIndex == index { return moment }
      player = try played(to: player.frameIndex + 1)
    }
  }

  package func letGo(atFrame index: Int?) throws -> any LiveView {
    guard let index else {
      return LiveGraph(
        ViewGraph(clip.makeView(), canvas: clip.graphCanvas, measuring: fonts))
    }
    let player = ClipPlayer(clip, measuring: fonts, rehearsal: plan.rehearsal)
    try player.play(to: index)
    return LiveGraph(player.graph)
  }

  package func export(
    to path: String, renderer: RendererChoice, onProgress: (ExportProgress) -> Bool
  ) throws {
    var options = ExportOptions()
    options.renderer = renderer
    try Exporter(clip, options: options).export(to: path, plan: plan, progress: onProgress)
  }

  package func close() {}

  private func played(to index: Int) throws -> ClipPlayer {
    if player.frameIndex > index || !player.isLatest {
      player = ClipPlayer(clip, measuring: fonts, rehearsal: plan.rehearsal)
    }
    try player.play(to: index)
    return player
  }
}
