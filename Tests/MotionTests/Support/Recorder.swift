import Motion

/// Writes down what it is told.
final class Recorder: AnimationListener {
  private(set) var events: [String] = []

  func animatorStarted() { events.append("started") }
  func animatorLogicallyCompleted() { events.append("logical") }
  func animatorRemoved() { events.append("removed") }
}
