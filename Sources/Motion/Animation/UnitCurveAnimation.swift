import Foundation

/// A unit curve stretched to a length.
struct UnitCurveAnimation: DescribedAnimation {
  let curve: UnitCurve
  let duration: TimeInterval

  var fixedDuration: TimeInterval? { duration }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard duration > 0, time <= duration else { return nil }
    return value.scaled(by: curve.value(at: max(0, time) / duration))
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    guard duration > 0 else { return nil }
    let slope = curve.velocity(at: max(0, min(1, time / duration)))
    return slope.isFinite ? value.scaled(by: slope / duration) : nil
  }
}
