import Drawing
import Foundation
import Movie
import Raster
@_spi(Engine) import ViewEngine
@_spi(Engine) import Views

/// Plays a clip frame by frame: what is on screen in frame n depends on n alone.
@MainActor
package final class ClipPlayer {
  package let clip: Clip
  package let graph: ViewGraph
  /// What of the view was skipped or could not be drawn, each once.
  package var warnings: [String] { graph.warnings }
  private let script: ScriptPlayer
  private let run: Int
  /// The latest that was begun with this player, its own or what is beside it.
  private let latestRun: Int
  /// What is shown beside it.
  private let other: ClipPlayer?
  /// The frame that was last played; −1 before the first.
  package private(set) var frameIndex = -1
  /// What was last shown, and the graph's revision then.
  private var shown: (list: DisplayList, revision: Int)?

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

  /// What the frame shows that was last played. Frames in which nothing moves share one list.
  package var displayList: DisplayList {
    let revision = graph.revision + (other?.graph.revision ?? 0)
    if let shown, shown.revision == revision { return shown.list }
    var list = graph.displayList()
    if let other { list = DisplayList(sideBySide: [list, other.displayList]) }
    shown = (list, revision)
    return list
  }

  /// Plays on without collecting what is shown.
  package func play(to index: Int) throws {
    while frameIndex < index {
      frameIndex += 1
      try other?.play(to: frameIndex)
      ClipRuns.current = run
      try script.advance(to: clip.frameRate.time(of: frameIndex))
    }
  }

  /// When the script was over, in seconds; nil while it runs.
  var scriptEnd: Double? { script.end }
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

/// What a clip will be, found by playing it without drawing.
public struct ClipPlan: Codable, Hashable, Sendable {
  public let frameCount: Int
  /// frameCount / frame rate, in seconds.
  public let duration: Double
  public let events: [ScriptEvent]
  /// Where fingers are, and when, in the order in which they come down: all that do so in the clip.
  public let touches: [TouchTrace]
  /// What the script shows, and where, in the order of their times.
  public let cues: [CueTrace]
  /// Keys that are pressed.
  public let keys: [KeyStroke]
  /// What moves by itself or is moved, where a look wants to know.
  let motions: [MotionTrace]
  /// Of what is shown beside it.
  let beside: [ClipPlan]
  public internal(set) var warnings: [ClipWarning]
  /// For ``ClipPlayer``.
  package let rehearsal: Rehearsal
}

extension Clip {
  /// Plays the clip without drawing a frame, to learn how long it is and what happens in it.
  ///
  /// - Parameter onFrame: Called with the player for each frame, in order. A script that says no
  ///   duration is played some frames beyond the clip's end, and a clip may be played several times:
  ///   the last is the one that counts.
  package func plan(
    measuring: any TextMeasuring, onFrame: (ClipPlayer) -> Void = { _ in }
  ) throws -> ClipPlan {
    try checkSize()
    if let names = look?.sideBySide?.views, makeOther == nil {
      throw ClipError.nothingBeside(names)
    }
    if let sides { return try plan(sides, measuring: measuring, onFrame: onFrame) }
    var known = Rehearsal()
    var plan = try plan(measuring: measuring, knowing: known, onFrame)
    while !plan.rehearsal.isCovered(by: known) {
      known = known.union(plan.rehearsal)
      plan = try self.plan(measuring: measuring, knowing: known, onFrame)
    }
    return plan
  }

  private func plan(
    measuring: any TextMeasuring, knowing known: Rehearsal, _ onFrame: (ClipPlayer) -> Void
  ) throws -> ClipPlan {
    let player = ClipPlayer(self, measuring: measuring, rehearsal: known, tracksCues: true)
    var motions = look?.camera == .follow ? MotionTracker(screen: stage.size) : nil
    func playFrame() throws {
      try player.play(to: player.frameIndex + 1)
      motions?.look(at: player.displayList, time: frameRate.time(of: player.frameIndex))
      onFrame(player)
    }
    try playFrame()
    let firstRevision = player.graph.revision
    let frameCount: Int
    if let duration = script.duration {
      guard duration <= ClipLimits.duration else { throw ClipError.tooLong(duration: duration) }
      frameCount = frameRate.frameCount(for: duration)
      guard frameCount > 0 else {
        throw ClipError.noFrames(duration: duration, frameRate: frameRate.description)
      }
      while player.frameIndex < frameCount - 1 { try playFrame() }
    } else {
      while player.scriptEnd == nil {
        try playFrame()
        let time = frameRate.time(of: player.frameIndex)
        if time > ClipLimits.duration { throw ClipError.tooLong(duration: time) }
      }
      // Waits with nothing after them are over at once, however long they are.
      let end = player.scriptEnd ?? 0
      guard end <= ClipLimits.duration else { throw ClipError.tooLong(duration: end) }
      // The frame in which the script ends is the last.
      frameCount = max(1, frameRate.frameCount(for: player.scriptEnd ?? 0))
    }
    let duration = frameRate.time(of: frameCount)
    try player.cues.check(upTo: duration)
    var warnings = player.graph.warnings.map(ClipWarning.other)
    if script.isAutomatic, player.events.isEmpty, player.graph.revision == firstRevision {
      warnings.append(.nothingMoves)
    }
    warnings += player.automaticWarnings
    if let duration = script.duration, !player.leftOver.isEmpty {
      warnings.append(.endsBefore(player.leftOver, at: duration))
    }
    if look == nil, !player.cues.traces.isEmpty {
      warnings.append(.plainLook(player.cues.traces.map(\.cue.told)))
    }
    let running =
      look?.code == .shown
      ? RunningCode(code ?? "").cues(player.events.filter { $0.time < duration }) : []
    return ClipPlan(
      frameCount: frameCount, duration: duration, events: player.events,
      touches: player.touches, cues: (player.cues.traces + running).sorted { $0.start < $1.start },
      keys: player.keys, motions: motions?.traces ?? [], beside: [],
      warnings: warnings, rehearsal: player.rehearsal)
  }
}
