import Foundation

/// A spring as a curve from 0 to 1 that all values follow; it does not take others over but adds to
/// them.
struct InterpolatingSpringAnimation: DescribedAnimation {
  let mass: Double
  let stiffness: Double
  let damping: Double
  /// In whole changes per second.
  let initialVelocity: Double
  private let duration: TimeInterval

  private static let epsilon = 0.001

  init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.initialVelocity = initialVelocity
    // One that pulls without end is there at once.
    duration =
      stiffness == .infinity
      ? 0 : Self.duration(Self.motion(mass, stiffness, damping), initialVelocity)
  }

  var fixedDuration: TimeInterval? { duration.isFinite ? duration : nil }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard time < duration else { return nil }
    if time >= 2 * .pi / stiffness.squareRoot() { context.isLogicallyComplete = true }
    let motion = Self.motion(mass, stiffness, damping)
    return value.scaled(by: Self.progress(motion, initialVelocity, max(0, time)))
  }

  /// The undamped frequency and the damping ratio, at most 1: there is no slow overdamped tail.
  private static func motion(_ mass: Double, _ stiffness: Double, _ damping: Double)
    -> (frequency: Double, ratio: Double)
  {
    let ratio = damping / (2 * (mass * stiffness).squareRoot())
    return ((stiffness / mass).squareRoot(), min(1, ratio))
  }

  private static func progress(
    _ motion: (frequency: Double, ratio: Double), _ velocity: Double, _ time: TimeInterval
  ) -> Double {
    let (w, ratio) = motion
    if ratio >= 1 { return 1 - (1 + (w - velocity) * time) * exp(-w * time) }
    let damped = w * (1 - ratio * ratio).squareRoot()
    let b = (ratio * w - velocity) / damped
    return 1 - exp(-ratio * w * time) * (cos(damped * time) + b * sin(damped * time))
  }

  private static func duration(
    _ motion: (frequency: Double, ratio: Double), _ velocity: Double
  ) -> TimeInterval {
    let (w, ratio) = motion
    guard w > 0, ratio > 0 else { return .infinity }
    if ratio >= 1 {
      return Spring.firstCalmTime(within: epsilon) { abs(1 - progress(motion, velocity, $0)) }
    }
    let b = (ratio * w - velocity) / (w * (1 - ratio * ratio).squareRoot())
    return max(
      log((1 + abs(b)) / epsilon) / (ratio * w),
      UncertainValues.interpolatingSpringMinimumDuration)
  }
}
