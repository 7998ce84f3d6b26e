import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine
@_spi(Engine) import Views

/// Something a script did, and when.
public struct ScriptEvent: Codable, Hashable, Sendable {
  /// Seconds from the start of the clip; in a plan, of its movie.
  public let time: Double
  /// What was done: `tap 'Toggle'`.
  public let name: String
  /// Played, and not shown.
  public internal(set) var isHidden = false
}

/// Does a script's steps to a graph, each at its own time.
@MainActor
final class ScriptPlayer {
  let graph: ViewGraph
  let script: Script
  private var steps: ArraySlice<ScriptStep>
  /// When the step before was done; what is next happens no earlier.
  private var cursor: Double = 0
  /// Fingers that are down, or come down again.
  private var hand: ScriptHand?
  /// What is still to be typed or turned, and when.
  private var typing: ArraySlice<(time: Double, input: Input)> = []
  private var settling: SettleWait?
  /// Whether what was done last is something said about time.
  private var isAfterMark = false
  private var automatic: AutomaticScript
  /// An automatic script that has something left to do, as far as is known.
  private var isChoosing: Bool
  /// What this run and those before it have found out, tasks apart.
  private(set) var found: Rehearsal
  private(set) var events: [ScriptEvent] = []
  /// Each contact of the finger, in the order of time.
  private(set) var touches: [TouchTrace] = []
  /// Each key that was pressed, in the order of time.
  private(set) var keys: [KeyStroke] = []
  /// What is shown, and where.
  private(set) var cues: CueTracker
  private let tracksCues: Bool
  /// When the script was over, in seconds; nil while it runs.
  private(set) var end: Double?
  /// What was said so far about how time is shown; that which is said of a time of its own is known at once.
  private var marks: [TimeMark]
  private(set) var time: ClipTime
  private var order: MarkOrder

  init(_ script: Script, graph: ViewGraph, rehearsal: Rehearsal, tracksCues: Bool = false) {
    self.script = script
    found = rehearsal
    automatic = AutomaticScript(vain: rehearsal.vain)
    isChoosing = script.isAutomatic
    if script.isAutomatic { graph.seenChange = SeenChange() }
    self.graph = graph
    self.tracksCues = tracksCues
    // Nothing comes before what a script shows that does nothing.
    let shown = script.steps.filter { $0.cue != nil }.map {
      script.isAutomatic ? $0.at($0.time ?? 0) : $0
    }
    cues = CueTracker(shown)
    marks = script.steps.compactMap(\.timeMark)
    time = ClipTime(marks)
    order = MarkOrder(script.steps)
    let others = script.steps.filter {
      $0.timeMark == nil && ($0.cue == nil || $0.time == nil)
    }
    steps = script.isAutomatic ? [Wait(Script.Automatic.still)] : others[...]
  }

  /// Plays up to a time, script and views together.
  ///
  /// - Parameter isFrame: Whether it is that of a frame of a movie that shows everything as it is. What a
  ///   script waits for is looked at in these only, so that the same happens however it is shown.
  /// - Returns: How far it came: where something is said about time, it goes no further.
  @discardableResult
  func advance(to time: Double, isFrame: Bool = true) throws -> Double {
    while try !isWaiting(at: time) {
      if steps.isEmpty { chooseSteps(by: time) }
      guard let step = steps.first, let others = try perform(step, notAfter: time) else { break }
      steps = others + steps.dropFirst()
      if step.timeKind != nil, cursor < time - ClipTime.slack {
        noteEnd(at: cursor)
        return cursor
      }
    }
    moveHand(to: time)
    typeOn(to: time)
    graph.advance(to: max(time, graph.time))
    if isFrame, settling != nil { try checkSettled(at: time) }
    if tracksCues, isFrame { cues.look(at: graph, time: time) }
    noteEnd(at: time)
    return time
  }

  private func noteEnd(at time: Double) {
    if steps.isEmpty, !isChoosing, end == nil, hand == nil, typing.isEmpty, settling == nil,
      time >= cues.end - 1e-9
    {
      end = max(cursor, cues.end)
    }
  }

  // MARK: Steps

  /// Whether the script waits for the view, or for a finger to be lifted after this time.
  private func isWaiting(at time: Double) throws -> Bool {
    if settling != nil { return true }
    if let last = typing.last {
      if last.time > time + 1e-9 { return true }
      typeOn(to: last.time)
    }
    guard let hand else { return false }
    if hand.end > time + 1e-9 { return true }
    moveHand(to: hand.end)
    return false
  }

  /// Does a step that is due by `time`, and returns what it leads to; nil where it is not due.
  private func perform(_ step: ScriptStep, notAfter time: Double) throws -> [ScriptStep]? {
    try step.check(notBefore: cursor)
    // A finger that comes after something was said about time comes down after it, not before.
    let delay = isAfterMark ? step.action.lead : 0
    let start = max(step.time ?? cursor + delay, cursor)
    if case .wait(let seconds) = step.action {
      cursor = start + seconds
      isAfterMark = false
      return []
    }
    // A finger comes down a little before it is lifted, which is when a tap happens.
    let down = max(start - step.action.lead, max(graph.time, 0))
    guard (step.action.lead > 0 ? down : start) <= time + 1e-9 else { return nil }
    cursor = start
    isAfterMark = step.timeKind != nil
    graph.advance(to: step.action.lead > 0 ? down : start)
    switch step.action {
    case .waitUntilSettled: settling = SettleWait(start: start)
    case .cue(let cue): cues.begin(cue, at: start)
    case .time(let kind):
      try order.check(from: start)
      marks.append(TimeMark(time: start, kind: kind))
      self.time = ClipTime(marks)
    case .change(let animation, let change, let name):
      graph.perform { withAnimation(animation) { change() } }
      events.append(ScriptEvent(time: start, name: name))
    case .scroll, .type, .crown, .press: return try input(step.action, at: start)
    default:
      let (contacts, point) = try graph.contacts(of: step.action, from: down, to: start)
      note(step.action, at: start, point)
      begin(ScriptHand(contacts), notAfter: time)
    }
    return []
  }

  private func begin(_ hand: ScriptHand, notAfter time: Double) {
    self.hand = hand
    cursor = max(cursor, hand.end)
    moveHand(to: min(time, hand.end))
  }

  private func note(_ action: ScriptStep.Action, at time: Double, _ point: CGPoint? = nil) {
    let name = action.told { target in
      point.map { self.name(of: target, at: $0) } ?? target?.description ?? ""
    }
    if let name { events.append(ScriptEvent(time: time, name: name)) }
  }

  private func name(of target: Target?, at point: CGPoint) -> String {
    // What is chosen by itself is called by its label, wherever it is.
    guard let target, target == .first || script.isAutomatic else {
      return target?.description ?? ""
    }
    let targets = graph.touchTargets
    let tapped =
      targets.first { $0.isReachable && $0.center == point }
      ?? targets.first { $0.frame.contains(point) }
    return tapped.map { $0.label.isEmpty ? "view" : "'\($0.label)'" } ?? "view"
  }

  private func moveHand(to time: Double) {
    guard var hand else { return }
    hand.move(graph, to: time) { touches.append($0) }
    self.hand = hand.end <= time + 1e-9 ? nil : hand
  }

  // MARK: Waiting

  private func checkSettled(at time: Double) throws {
    guard var wait = settling else { return }
    wait.look(at: graph, time: time)
    settling = wait
    let waited = time - wait.start
    if waited >= Script.loop.seconds && !graph.isSettled {
      graph.clock.takeWaitingForLoops(since: waited >= Script.settleLimit ? 2 : Script.loop.delays)
    }
    let isEndless = graph.runsForever || (script.isAutomatic && found.isRestless)
    let shown = wait.shownLength(
      of: graph, at: time, mayEnd: script.isAutomatic && !found.hasEndlessTimers)
    // Something that never ends may hide what still moves; it is shown for a while.
    let isOver = graph.isSettled && !(graph.runsForever && waited < shown.least)
    guard isOver || waited >= (isEndless ? shown.most : Script.settleLimit) else { return }
    if graph.onlyTicksForNow, waited >= Script.loop.seconds { found.hasEndlessTimers = true }
    // A clip of a given length has an end anyway.
    if !graph.isSettled && !isEndless && script.duration == nil {
      guard script.isAutomatic else { throw ClipError.neverSettles(after: waited) }
      found.isRestless = true
    }
    if wait.hasTicked, waited > SettleWait.long { automatic.hasShownEnough = true }
    settling = nil
    cursor = time
  }

  /// What an automatic script does next is chosen when a finger has to go there, among what is there then.
  private func chooseSteps(by time: Double) {
    let moment = max(cursor - Script.pressDuration, graph.time, 0)
    guard isChoosing, moment <= time + 1e-9 else { return }
    graph.advance(to: moment)
    steps = automatic.steps(on: graph)[...]
    found.vain = automatic.vain
    isChoosing = !steps.isEmpty
  }

  /// What of an automatic script its author may not have meant.
  var automaticWarnings: [ClipWarning] {
    var warnings: [ClipWarning] = []
    if let deed = automatic.fallback, !graph.runsForever {
      warnings.append(.nothingComes(of: deed.label))
    }
    if script.isAutomatic, found.isRestless {
      warnings.append(.stillMoves(after: Script.Automatic.endless))
    }
    return warnings
  }
}

extension ScriptPlayer {
  /// What the script was still to do to the view, as its author would write it.
  var leftOver: [String] {
    let shown = cues.told(after: graph.time)
    if script.isAutomatic { return shown }
    let isUnfinished = hand != nil || !typing.isEmpty
    let unfinished = isUnfinished ? events.suffix(1).map { told($0.name, at: $0.time) } : []
    return unfinished
      + steps.compactMap { step in
        step.action.told { $0.map(\.description) ?? "" }.map { told($0, at: step.time) }
      } + shown
  }

  private func told(_ name: String, at time: Double?) -> String {
    name + (time.map { " at \(ClipError.format($0)) s" } ?? "")
  }
}

// MARK: Scrolling, typing and turning

extension ScriptPlayer {
  /// What needs no finger on the screen.
  fileprivate enum Input {
    case key(Character)
    case press(ScriptKey)
    /// Of the crown; the seconds are how long it has taken.
    case turn(Double, over: Double, isLast: Bool)
  }

  /// What a step leads to that needs no finger, or first has to find where to put one.
  private func input(_ action: ScriptStep.Action, at start: Double) throws -> [ScriptStep] {
    switch action {
    case .scroll(let target, let progress): return try scroll(to: target, progress, at: start)
    case .type(let text, let field): return try type(text, into: field, at: start)
    case .crown(let amount, let seconds): try turn(by: amount, over: seconds, at: start)
    case .press(let name):
      guard let key = ScriptKey(name), graph.hears(key.key, with: key.modifiers) else {
        throw ClipError.nothingHears(key: name, time: start)
      }
      note(action, at: start)
      typing = [(start, .press(key))]
    default: break
    }
    return []
  }

  private func scroll(
    to target: Target, _ progress: ScriptStep.ScrollProgress, at start: Double
  ) throws -> [ScriptStep] {
    if progress.drags == 0, !progress.isOnWayBack { note(.scroll(to: target), at: start) }
    var progress = progress
    guard let search = graph.scrollSearch(for: target, isOnWayBack: progress.isOnWayBack) else {
      if progress.isOnWayBack {
        throw ClipError.neverInView(target: target, time: start)
      }
      progress.isOnWayBack = true
      return [ScriptStep(action: .scroll(to: target, progress))]
    }
    guard case .drag(let from, let offset) = search else { return [] }
    progress.drags += 1
    guard progress.drags <= Script.Hand.mostScrolls else {
      throw ClipError.neverInView(target: target, time: start)
    }
    let times = Script.Hand.scroll
    let path = [times.moving, times.moving + times.resting].map {
      ScriptWaypoint(x: offset.width, y: offset.height, time: $0)
    }
    hand = ScriptHand([ScriptGesture(.scroll, start: start, from: from, along: path)])
    cursor = start + times.moving + times.resting
    return [Wait(times.between), ScriptStep(action: .scroll(to: target, progress))]
  }

  private func type(
    _ text: String, into field: Target?, at start: Double
  ) throws -> [ScriptStep] {
    let isHeard = field == nil && !graph.isTextEdited && graph.hearsKeys
    guard try isHeard || graph.isEditing(field, at: start) else {
      let tap = Tap(try graph.field(field, at: start))
      return [tap, Wait(Script.Hand.keyboard), ScriptStep(action: .type(text, into: nil))]
    }
    note(.type(text, into: field), at: start)
    typing = text.enumerated().map { (start + Double($0) / Script.Hand.typing, .key($1)) }[...]
    cursor = typing.last?.time ?? start
    return []
  }

  private func turn(by amount: Double, over seconds: Double, at start: Double) throws {
    guard graph.crownDemonstration != nil else { throw ClipError.nothingToTurn(time: start) }
    note(.crown(by: amount, over: seconds), at: start)
    let count = max(1, Int((seconds * Script.Hand.crownRate).rounded()))
    let (part, length) = (amount / Double(count), seconds / Double(count))
    typing =
      (1...count).map {
        (start + Double($0) * length, .turn(part, over: length, isLast: $0 == count))
      }[...]
    cursor = start + seconds
  }

  private func typeOn(to time: Double) {
    while let next = typing.first, next.time <= time + 1e-9 {
      graph.advance(to: max(next.time, graph.time))
      switch next.input {
      case .key(let character):
        graph.press(key: character)
        keys.append(KeyStroke(time: next.time, text: String(character)))
      case .press(let key):
        graph.press(key.key, with: key.modifiers)
        keys.append(KeyStroke(time: next.time, text: key.shown))
      case .turn(let amount, let seconds, let isLast):
        graph.turnCrown(by: amount, over: seconds, isLast: isLast)
      }
      typing.removeFirst()
    }
  }
}
