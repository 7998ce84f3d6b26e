import Foundation

/// A Bézier curve of fixed length, unclamped in its value. Springs cannot take its speed over.
struct BezierAnimation: DescribedAnimation {
  let curve: CubicBezier
  let duration: TimeInterval

  var fixedDuration: TimeInterval? { duration }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard duration > 0, time <= duration + UnitCurveAnimation.noise else { return nil }
    return value.scaled(by: curve.value(at: min(1, time / duration)))
  }
}
