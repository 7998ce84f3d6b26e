/// Told about the animators that a transaction starts.
///
/// For each animator it is told in this order, once each: started, logically completed, removed. An
/// animator that is taken over by a later change counts as removed when its successor is.
package protocol AnimationListener: AnyObject {
  func animatorStarted()
  func animatorLogicallyCompleted()
  func animatorRemoved()
}

/// Nothing is done where a listener does not say otherwise.
extension AnimationListener {
  package func animatorStarted() {}

  package func animatorLogicallyCompleted() {}

  package func animatorRemoved() {}
}

/// Knows whether anything that a transaction set in motion still moves: a leaving view lives until
/// then.
package final class RemovalWatcher: AnimationListener {
  /// Animators that were started and are not removed yet.
  package private(set) var running = 0

  package init() {}

  /// Whether an animator was started and is not removed yet.
  package var isRunning: Bool { running > 0 }

  package func animatorStarted() { running += 1 }

  package func animatorRemoved() { running -= 1 }
}
