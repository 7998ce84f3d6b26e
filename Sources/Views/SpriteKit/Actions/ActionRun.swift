import Foundation

/// An action that is run: how far it has come.
@MainActor
class ActionRun {
  let action: SKAction

  init(_ action: SKAction) {
    self.action = action
  }

  /// - Returns: The seconds that are left where it is over before them; nil where it goes on. So what follows in a
  ///   sequence begins when it should, and not with a step.
  final func advance(by seconds: Double, on node: SKNode) -> Double? {
    let speed = Double(action.speed)
    guard speed > 0, seconds >= 0 else { return nil }
    return proceed(by: seconds * speed, on: node).map { $0 / speed }
  }

  /// The same in the action's own time.
  func proceed(by seconds: Double, on node: SKNode) -> Double? { seconds }
}

/// Something that is done at once.
final class DeedRun: ActionRun {
  private let deed: @MainActor (SKNode) -> Void

  init(_ action: SKAction, _ deed: @escaping @MainActor (SKNode) -> Void) {
    self.deed = deed
    super.init(action)
  }

  override func proceed(by seconds: Double, on node: SKNode) -> Double? {
    deed(node)
    return seconds
  }
}

/// Something of a node that changes while time passes.
final class ChangeRun: ActionRun {
  private let begin: SKAction.Beginning
  private var elapsed = 0.0
  /// What is done at each step, and how long it takes, as of the first one.
  private var course: (change: SKAction.Change, duration: Double)?

  init(_ action: SKAction, _ begin: @escaping SKAction.Beginning) {
    self.begin = begin
    super.init(action)
  }

  override func proceed(by seconds: Double, on node: SKNode) -> Double? {
    let course = course ?? (begin(node), action.chosenDuration(on: node))
    self.course = course
    elapsed += seconds
    // Steps are added up, so that the last of them may end a hair before the time.
    guard elapsed < course.duration - 1e-9 else {
      course.change(action.eased(1), course.duration)
      return max(0, elapsed - course.duration)
    }
    course.change(action.eased(elapsed / course.duration), elapsed)
    return nil
  }
}

/// One action after the other.
final class SequenceRun: ActionRun {
  private var coming: ArraySlice<SKAction>
  private var current: ActionRun?

  init(_ action: SKAction, _ actions: [SKAction]) {
    coming = actions[...]
    super.init(action)
  }

  override func proceed(by seconds: Double, on node: SKNode) -> Double? {
    var left = seconds
    while let run = current ?? coming.popFirst()?.started() {
      current = run
      guard let rest = run.advance(by: left, on: node) else { return nil }
      left = rest
      current = nil
    }
    return left
  }
}

/// Several actions at a time: over with the last of them.
final class GroupRun: ActionRun {
  private var running: [ActionRun]

  init(_ action: SKAction, _ actions: [SKAction]) {
    running = actions.map { $0.started() }
    super.init(action)
  }

  override func proceed(by seconds: Double, on node: SKNode) -> Double? {
    var left = seconds
    running = running.filter { run in
      guard let rest = run.advance(by: seconds, on: node) else { return true }
      left = min(left, rest)
      return false
    }
    return running.isEmpty ? left : nil
  }
}

/// One action again and again.
final class RepetitionRun: ActionRun {
  private let repeated: SKAction
  /// How often still; nil without end.
  private var times: Int?
  private var current: ActionRun?

  init(_ action: SKAction, _ repeated: SKAction, times: Int?) {
    self.repeated = repeated
    self.times = times
    super.init(action)
  }

  override func proceed(by seconds: Double, on node: SKNode) -> Double? {
    var left = seconds
    while (times ?? 1) > 0 {
      let run = current ?? repeated.started()
      current = run
      guard let rest = run.advance(by: left, on: node) else { return nil }
      current = nil
      times = times.map { $0 - 1 }
      // What takes no time would never come to an end.
      if times == nil, rest >= left { return nil }
      left = rest
    }
    return left
  }
}

/// An action on a node within: over at once, it goes on there.
final class InnerRun: ActionRun {
  private let inner: SKAction
  private let name: String

  init(_ action: SKAction, _ inner: SKAction, childNamed name: String) {
    self.inner = inner
    self.name = name
    super.init(action)
  }

  override func proceed(by seconds: Double, on node: SKNode) -> Double? {
    node.childNode(withName: name)?.run(inner)
    return seconds
  }
}
