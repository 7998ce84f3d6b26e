import Foundation

/// Counts as complete after a time, if it does not earlier, and runs on.
struct LogicalCompletionAnimation: DescribedAnimation {
  let base: Animation
  let duration: TimeInterval

  var fixedDuration: TimeInterval? { base.fixedDuration }
  var repeatsForever: Bool { base.repeatsForever }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    if time >= duration { context.isLogicallyComplete = true }
    return base.animate(value: value, time: time, context: &context)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    base.velocity(value: value, time: time, context: context)
  }
}

extension Animation {
  /// Calls completions that wait for `.logicallyComplete` after a time at the latest.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(LogicalCompletionAnimation(base: self, duration: duration))
  }
}
