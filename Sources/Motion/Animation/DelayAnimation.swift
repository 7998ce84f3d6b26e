import Foundation

/// Waits at the start; a negative delay begins that far into its animation.
struct DelayAnimation: DescribedAnimation {
  let base: Animation
  let delay: TimeInterval

  var fixedDuration: TimeInterval? { base.fixedDuration.map { max(0, $0 + delay) } }
  var repeatsForever: Bool { base.repeatsForever }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let part = base.animate(value: value, time: max(0, time - delay), context: &context)
    // What has no way to go is over at once, but its way may yet grow while it waits.
    return part ?? (time < delay ? .zero : nil)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    if time < delay { return .zero }
    return base.velocity(value: value, time: time - delay, context: context)
  }
}

extension Animation {
  /// Starts later by a time; the delay itself is not sped up by an earlier `speed`.
  public func delay(_ delay: TimeInterval) -> Animation {
    Animation(DelayAnimation(base: self, delay: delay))
  }
}
