import Foundation

/// Runs its animation, with its delays, on a faster or slower clock.
struct SpeedAnimation: DescribedAnimation {
  let base: Animation
  let speed: Double

  var fixedDuration: TimeInterval? { speed > 0 ? base.fixedDuration.map { $0 / speed } : nil }
  /// One that stands still is never over.
  var repeatsForever: Bool { !(speed > 0) || base.repeatsForever }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    base.animate(value: value, time: time * speed, context: &context)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    base.velocity(value: value, time: time * speed, context: context)?.scaled(by: speed)
  }
}

extension Animation {
  /// 2 takes half the time, 0.5 twice.
  public func speed(_ speed: Double) -> Animation {
    Animation(SpeedAnimation(base: self, speed: speed))
  }
}
