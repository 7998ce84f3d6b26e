import Drawing
import Foundation
import Movie
import Raster
@_spi(Engine) import ViewEngine
@_spi(Engine) import Views

/// Plays a clip frame by frame: what is on screen in frame n depends on n alone.
///
/// The script's clock goes in steps of a frame, whatever is hidden, slow or blurred, so that the same happens in all
/// of them; what is shown between is played to besides.
@MainActor
package final class ClipPlayer {
  package let clip: Clip
  package let graph: ViewGraph
  /// What of the view was skipped or could not be drawn, each once.
  package var warnings: [String] { graph.warnings }
  private let script: ScriptPlayer
  private let shutter: Shutter
  private let run: Int
  /// The latest that was begun with this player, its own or what is beside it.
  private let latestRun: Int
  /// What is shown beside it.
  private let other: ClipPlayer?
  /// The frame that was last played; −1 before the first.
  package private(set) var frameIndex = -1
  /// Which moment of it was, of those that its shutter is open for.
  private var moment = 0
  /// Seconds that were played, and the first frame of the clip's own time that was not.
  private(set) var played = -1.0
  private var nextFrame = 0
  /// Seconds of the movie.
  private var shownTime = 0.0
  /// What was last shown, and the graph's revision then.
  private var shown: (list: DisplayList, revision: Int)?
  /// Of a clip that loops, from its first frame on.
  private var fade: LoopFade?

  /// - Parameter rehearsal: Of the clip's plan: it plays as the plan says then.
  package init(
    _ clip: Clip, measuring: any TextMeasuring, rehearsal: Rehearsal = Rehearsal(),
    tracksCues: Bool = false
  ) {
    self.clip = clip
    let sides = clip.sides
    let clip = sides?.0 ?? clip
    graph = ViewGraph(
      clip.makeView(), canvas: clip.graphCanvas, measuring: measuring,
      clock: VirtualClock(loops: rehearsal.loops))
    script = ScriptPlayer(clip.script, graph: graph, rehearsal: rehearsal, tracksCues: tracksCues)
    shutter = Shutter(angle: clip.shutterAngle, frameRate: clip.frameRate)
    run = clip.runs.count
    other = sides.map {
      ClipPlayer($0.1, measuring: measuring, rehearsal: rehearsal.beside.first ?? Rehearsal())
    }
    latestRun = clip.runs.count
  }

  /// Whether it can go on: no other player has begun to play the clip since.
  var isLatest: Bool { latestRun == clip.runs.count }

  /// Plays on to a frame, which is at n / frame rate, and returns what it shows.
  package func displayList(atFrame index: Int) throws -> DisplayList {
    precondition(index >= frameIndex, "Frame \(index) comes before frame \(frameIndex)")
    try play(to: index)
    return displayList
  }

  /// What is seen while a frame's shutter is open: at its own time, and at those after it that are
  /// blurred into one picture with it. One moment, where nothing is blurred.
  package func exposure(ofFrame index: Int) throws -> [ClipMoment] {
    var moments = [
      ClipMoment(
        time: shutter.time(ofFrame: index, moment: 0), list: try displayList(atFrame: index))
    ]
    precondition(moment == 0, "Frame \(index) was exposed already")
    try openShutter { time in
      // What comes after a cut is no part of the frame before it.
      if !script.time.isCut(after: moments[0].time, upTo: time) {
        moments.append(ClipMoment(time: time, list: displayList))
      }
    }
    return moments
  }

  /// What the frame shows that was last played. Frames in which nothing moves share one list.
  package var displayList: DisplayList {
    var list: DisplayList
    if let shown, shown.revision == graph.revision {
      list = shown.list
    } else {
      list = graph.displayList()
      shown = (list, graph.revision)
    }
    list = fade?.list(list, at: shownTime) ?? list
    return other.map { DisplayList(sideBySide: [list, $0.displayList]) } ?? list
  }

  /// Plays on without collecting what is shown.
  package func play(to index: Int) throws {
    while frameIndex < index {
      // Fingers move through every moment that a blurred frame shows, drawn or not.
      if frameIndex >= 0 { try openShutter { _ in } }
      frameIndex += 1
      moment = 0
      try reach(shutter.time(ofFrame: frameIndex, moment: 0))
      if frameIndex == 0, let end = script.found.end { beginFade(until: end) }
    }
  }

  private func beginFade(until end: Double) {
    fade = LoopFade(
      graph.displayList(), size: clip.stage.size,
      ground: clip.stage.colorScheme.backgroundColor, end: end)
    other?.beginFade(until: end)
  }

  private func openShutter(_ body: (Double) throws -> Void) throws {
    while moment + 1 < shutter.count {
      moment += 1
      let time = shutter.time(ofFrame: frameIndex, moment: moment)
      try reach(time)
      try body(time)
    }
  }

  /// Plays up to what the movie shows at a time of its own.
  private func reach(_ time: Double) throws {
    try other?.reach(time)
    ClipRuns.current = run
    shownTime = time
    while true {
      let goal = script.time.played(at: time)
      if let goal, goal <= played + ClipTime.slack { return }
      if goal == nil, isHiddenToItsEnd { return }
      if goal == nil, played > ClipLimits.duration { throw ClipError.tooLong(duration: played) }
      let frame = clip.frameRate.time(of: nextFrame)
      let isFrame = goal.map { frame <= $0 + ClipTime.slack } ?? true
      let reached = try script.advance(to: isFrame ? frame : goal ?? frame, isFrame: isFrame)
      if isFrame, reached >= frame { nextFrame += 1 }
      played = reached
    }
  }

  /// When the script was over, in seconds of the clip's own time; nil while it runs.
  var scriptEnd: Double? { script.end }
  /// Whether nothing more is shown, however long it is played.
  var isHiddenToItsEnd: Bool {
    script.end.map { script.time.isHidden(max($0, played)) && script.time.end != nil } ?? false
  }
  package var time: ClipTime { script.time }
  package var events: [ScriptEvent] { script.events }
  package var touches: [TouchTrace] { script.touches }
  var keys: [KeyStroke] { script.keys }
  var cues: CueTracker { script.cues }
  /// What this run and those before it have found out.
  var rehearsal: Rehearsal {
    var found = script.found
    found.loops = graph.clock.loops
    return found
  }
  var automaticWarnings: [ClipWarning] { script.automaticWarnings }
  /// What the script was still to do.
  var leftOver: [String] { script.leftOver }
}

/// What is seen at one moment.
package struct ClipMoment: Sendable {
  /// Seconds of the movie.
  package let time: Double
  package let list: DisplayList
}
