import Foundation

/// A unit curve stretched to a length.
struct UnitCurveAnimation: DescribedAnimation {
  let curve: UnitCurve
  let duration: TimeInterval

  var fixedDuration: TimeInterval? { duration }

  /// How far the frames' times, as they are computed, miss the curve's end: less would end it a frame
  /// earlier now and then.
  static let noise = 1e-9

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard duration > 0, time <= duration + Self.noise else { return nil }
    return value.scaled(by: curve.value(at: min(1, max(0, time) / duration)))
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    guard duration > 0 else { return nil }
    let slope = curve.velocity(at: max(0, min(1, time / duration)))
    return slope.isFinite ? value.scaled(by: slope / duration) : nil
  }
}
