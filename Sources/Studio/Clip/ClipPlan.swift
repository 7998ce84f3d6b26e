import Drawing
import Movie
@_spi(Engine) import ViewEngine

/// What a clip will be, found by playing it without drawing.
public struct ClipPlan: Codable, Hashable, Sendable {
  /// Frames that the clip has, 1 or more.
  public let frameCount: Int
  /// frameCount / frame rate, in seconds.
  public let duration: Double
  /// In the order in which they happen; those too that are not shown.
  public let events: [ScriptEvent]
  /// Where fingers are, and when, in the order in which they come down: all that do so in the clip and are
  /// shown, in seconds of the movie.
  public let touches: [TouchTrace]
  /// What the script shows, and where, in the order of their times in the movie.
  public let cues: [CueTrace]
  /// Keys that are pressed, in seconds of the movie; those too that are not shown.
  public let keys: [KeyStroke]
  /// What moves by itself or is moved, where a look wants to know.
  let motions: [MotionTrace]
  /// Of what is shown beside it.
  let beside: [ClipPlan]
  /// Which moment of the clip's own time, in which its script is written, each frame shows.
  public let time: ClipTime
  /// The frame that the script says to be the one to show where there can be only one.
  public let shownMark: Int?
  /// What may not have been meant. The clip is made all the same.
  public internal(set) var warnings: [ClipWarning]
  /// For ``ClipPlayer``.
  package let rehearsal: Rehearsal

  /// Whether its last frame leads into its first.
  public var loops: Bool { rehearsal.end != nil }
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
    let frameCount = try length(player, playFrame)
    while player.frameIndex < frameCount - 1 { try playFrame() }
    let duration = frameRate.time(of: frameCount)
    try player.cues.check(upTo: max(player.played, 0))
    var warnings = player.graph.warnings.map(ClipWarning.other)
    if script.isAutomatic, player.events.isEmpty, player.graph.revision == firstRevision {
      warnings.append(.nothingMoves)
    }
    warnings += player.automaticWarnings
    if let duration = script.duration, !player.leftOver.isEmpty {
      warnings.append(.endsBefore(player.leftOver, at: duration))
    }
    let points = script.points
    let beside = player.touches.filter {
      !$0.begins(on: stage.size) && $0.waypoints.first.map { points.contains($0.point) } == true
    }
    if !beside.isEmpty { warnings.append(.besideScreen(beside.map(\.told))) }
    if look == nil, !player.cues.traces.isEmpty {
      warnings.append(.plainLook(player.cues.traces.map(\.cue.told)))
    }
    let events = player.events.map(player.time.shown)
    let cues =
      player.cues.traces.compactMap(player.time.shown)
      + (look?.code == .shown
        ? RunningCode(code ?? "").cues(events.filter { !$0.isHidden && $0.time < duration }) : [])
    var rehearsal = player.rehearsal
    rehearsal.end = isLooping ? duration : nil
    let mark = player.time.mark.map {
      min(frameRate.frame(at: $0 + ClipTime.slack), frameCount - 1)
    }
    return ClipPlan(
      frameCount: frameCount, duration: duration, events: events,
      touches: player.touches.compactMap(player.time.shown),
      cues: cues.sorted { $0.start < $1.start }, keys: player.keys.map(player.time.shown),
      motions: motions?.traces ?? [], beside: [], time: player.time, shownMark: mark,
      warnings: warnings, rehearsal: rehearsal)
  }

  /// How many frames the clip has.
  private func length(_ player: ClipPlayer, _ playFrame: () throws -> Void) throws -> Int {
    func hiddenLength() throws -> Int {
      let count = frameRate.frameCount(for: player.time.end ?? 0)
      guard count > 0 else { throw ClipError.nothingShown }
      return count
    }
    if let duration = script.duration {
      guard duration <= ClipLimits.duration else { throw ClipError.tooLong(duration: duration) }
      let count = frameRate.frameCount(for: duration)
      guard count > 0 else {
        throw ClipError.noFrames(duration: duration, frameRate: frameRate.description)
      }
      while player.frameIndex < count - 1, !player.isHiddenToItsEnd { try playFrame() }
      return player.isHiddenToItsEnd ? min(count, try hiddenLength()) : count
    }
    while player.scriptEnd == nil {
      try playFrame()
      let time = frameRate.time(of: player.frameIndex)
      if time > ClipLimits.duration { throw ClipError.tooLong(duration: time) }
    }
    // Waits with nothing after them are over at once, however long they are.
    let end = player.time.shown(player.scriptEnd ?? 0)
    guard end <= ClipLimits.duration else { throw ClipError.tooLong(duration: end) }
    var count = player.isHiddenToItsEnd ? try hiddenLength() : frameRate.frameCount(for: end)
    if isLooping, !player.isHiddenToItsEnd { count += frameRate.frameCount(for: LoopFade.length) }
    // The frame in which the script ends is the last.
    return max(1, count)
  }
}
