import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine
import Views

/// Something a script did, and when.
public struct ScriptEvent: Codable, Hashable, Sendable {
  /// Seconds from the start of the clip.
  public let time: Double
  /// What was done: `tap 'Toggle'`.
  public let name: String
}

/// Does a script's steps to a graph, each at its own time.
@MainActor
final class ScriptPlayer {
  private let graph: ViewGraph
  private let script: Script
  private var steps: ArraySlice<ScriptStep>
  /// When the step before was done; what is next happens no earlier.
  private var cursor: Double = 0
  /// A finger that is down, and when and where it is lifted.
  private var gesture: ScriptGesture?
  private var waitStart: Double?
  private var automatic: AutomaticScript
  /// What this run and those before it have found out, tasks apart.
  private(set) var found: Rehearsal
  private(set) var events: [ScriptEvent] = []
  /// Each contact of the finger, in the order of time.
  private(set) var touches: [TouchTrace] = []
  /// When the script was over, in seconds; nil while it runs.
  private(set) var end: Double?

  init(_ script: Script, graph: ViewGraph, rehearsal: Rehearsal) {
    self.script = script
    found = rehearsal
    automatic = AutomaticScript(vain: rehearsal.vain)
    self.graph = graph
    steps = script.isAutomatic ? [Wait(Script.Automatic.still)] : script.steps[...]
  }

  /// Plays up to a time, script and views together.
  func advance(to time: Double) throws {
    while try !isWaiting(at: time), let step = steps.first {
      guard try perform(step, notAfter: time) else { break }
      steps.removeFirst()
      if steps.isEmpty { continueAutomatically() }
    }
    try moveFinger(to: time)
    graph.advance(to: max(time, graph.time))
    if waitStart != nil { try checkSettled(at: time) }
    if steps.isEmpty && end == nil && gesture == nil && waitStart == nil { end = cursor }
  }

  /// What the script was still to do to the view, as its author would write it.
  var leftOver: [String] {
    if script.isAutomatic { return [] }
    let unfinished = gesture.map { _ in events.suffix(1).map { told($0.name, at: $0.time) } } ?? []
    return unfinished
      + steps.compactMap { step in
        switch step.action {
        case .tap(let target): told("tap \(target)", at: step.time)
        case .drag(let target, _, _): told("drag \(target)", at: step.time)
        case .change(_, _, let name): told(name, at: step.time)
        case .wait, .waitUntilSettled: nil
        }
      }
  }

  private func told(_ name: String, at time: Double?) -> String {
    name + (time.map { " at \(ClipError.format($0)) s" } ?? "")
  }

  // MARK: Steps

  /// Whether the script waits for the view, or for a finger to be lifted after this time.
  private func isWaiting(at time: Double) throws -> Bool {
    if waitStart != nil { return true }
    guard let gesture else { return false }
    if gesture.end > time + 1e-9 { return true }
    try moveFinger(to: gesture.end)
    return false
  }

  /// Does a step that is due by `time`; false where it is not.
  private func perform(_ step: ScriptStep, notAfter time: Double) throws -> Bool {
    let start = max(step.time ?? cursor, cursor)
    switch step.action {
    case .wait(let seconds):
      cursor = start + seconds
      return true
    case .waitUntilSettled:
      guard start <= time + 1e-9 else { return false }
      cursor = start
      waitStart = start
      return true
    case .change(let animation, let change, let name):
      guard start <= time + 1e-9 else { return false }
      cursor = start
      graph.advance(to: start)
      graph.perform { withAnimation(animation) { change() } }
      events.append(ScriptEvent(time: start, name: name))
      return true
    case .tap(let target):
      // The finger comes down a little before it is lifted, which is when the tap happens.
      let down = max(start - Script.pressDuration, max(graph.time, 0))
      guard down <= time + 1e-9 else { return false }
      cursor = start
      graph.advance(to: down)
      let point = try graph.point(of: target, in: graph.tapTargets, at: start)
      let lift = ScriptWaypoint(x: 0, y: 0, time: start - down)
      gesture = ScriptGesture(.tap, start: down, from: point, along: [lift])
      events.append(ScriptEvent(time: start, name: "tap \(name(of: target, at: point))"))
      try moveFinger(to: min(time, start))
      return true
    case .drag(let target, let path, let kind):
      guard start <= time + 1e-9 else { return false }
      cursor = start + (path.last?.time ?? 0)
      graph.advance(to: start)
      let point = try graph.point(of: target, in: graph.touchTargets, at: start)
      gesture = ScriptGesture(kind, start: start, from: point, along: path)
      events.append(ScriptEvent(time: start, name: "drag \(name(of: target, at: point))"))
      return true
    }
  }

  private func name(of target: Target, at point: CGPoint) -> String {
    // What is chosen by itself is called by its label, wherever it is.
    guard target == .first || script.isAutomatic else { return target.description }
    let targets = graph.touchTargets
    let tapped =
      targets.first { $0.isReachable && $0.center == point }
      ?? targets.first { $0.frame.contains(point) }
    return tapped.map { $0.label.isEmpty ? "view" : "'\($0.label)'" } ?? "view"
  }

  private func moveFinger(to time: Double) throws {
    guard var gesture else { return }
    if !gesture.isDown && gesture.start <= time + 1e-9 {
      graph.advance(to: max(gesture.start, graph.time))
      graph.touchDown(at: gesture.from)
      touches.append(gesture.trace)
      gesture.isDown = true
      self.gesture = gesture
    }
    guard gesture.isDown else { return }
    while let move = gesture.nextMove(notAfter: time) {
      graph.advance(to: max(move.time, graph.time))
      graph.touchMoved(to: move.point)
    }
    self.gesture = gesture
    if gesture.end <= time + 1e-9 {
      self.gesture = nil
      graph.advance(to: max(gesture.end, graph.time))
      graph.touchUp(at: gesture.to)
    }
  }

  private func checkSettled(at time: Double) throws {
    guard let start = waitStart else { return }
    let waited = time - start
    if waited >= Script.loop.seconds && !graph.isSettled {
      graph.clock.takeWaitingForLoops(since: waited >= Script.settleLimit ? 2 : Script.loop.delays)
    }
    let isEndless = graph.runsForever || (script.isAutomatic && found.isRestless)
    let limit = isEndless ? Script.Automatic.endless : Script.settleLimit
    // Something that never ends may hide what still moves; it is shown for a while.
    let isOver = graph.isSettled && !(graph.runsForever && waited < Script.Automatic.endless)
    if isOver || waited >= limit {
      // A clip of a given length has an end anyway.
      if !graph.isSettled && !isEndless && script.duration == nil {
        guard script.isAutomatic else { throw ClipError.neverSettles(after: waited) }
        found.isRestless = true
      }
      waitStart = nil
      cursor = time
      if steps.isEmpty { continueAutomatically() }
    }
  }

  private func continueAutomatically() {
    guard script.isAutomatic, waitStart == nil else { return }
    steps = automatic.steps(on: graph)[...]
    found.vain = automatic.vain
  }

  /// What of an automatic script its author may not have meant.
  var automaticWarnings: [ClipWarning] {
    var warnings: [ClipWarning] = []
    if let deed = automatic.fallback {
      warnings.append(.nothingComes(of: deed.label))
    }
    if script.isAutomatic, found.isRestless {
      warnings.append(.stillMoves(after: Script.Automatic.endless))
    }
    return warnings
  }
}

extension ViewGraph {
  /// Where to put the finger for a target.
  func point(of target: Target, in targets: [TapTarget], at time: Double) throws -> CGPoint {
    let found: TapTarget?
    switch target {
    case .point(let x, let y): return CGPoint(x: x, y: y)
    case .first: found = targets.first(where: \.isReachable) ?? targets.first
    case .label(let label):
      found =
        targets.first { $0.label == label && $0.isReachable }
        ?? targets.first { $0.label == label }
        ?? targets.first { $0.identifier == label }
    case .identifier(let identifier): found = targets.first { $0.identifier == identifier }
    }
    guard let found else {
      throw ClipError.nothingToTap(
        target: target, time: time,
        onScreen: targets.map { $0.label.isEmpty ? $0.identifier ?? "" : $0.label }
          .filter { !$0.isEmpty })
    }
    return found.center
  }
}
