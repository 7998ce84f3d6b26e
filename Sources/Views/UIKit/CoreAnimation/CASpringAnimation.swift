import Foundation
import Geometry
import Motion

/// As a spring brings it there.
public final class CASpringAnimation: CABasicAnimation, @unchecked Sendable {
  public var mass: CGFloat = 1
  public var stiffness: CGFloat = 100
  public var damping: CGFloat = 10
  public var initialVelocity: CGFloat = 0

  /// Seconds until it is at rest.
  public var settlingDuration: CFTimeInterval {
    Spring(mass: mass, stiffness: stiffness, damping: damping).settlingDuration
  }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CASpringAnimation else { return }
    (mass, stiffness, damping) = (other.mass, other.stiffness, other.damping)
    initialVelocity = other.initialVelocity
  }

  override func apply(_ progress: Double, seconds: Double, to look: inout LayerLook) {
    let spring = Spring(mass: mass, stiffness: stiffness, damping: damping)
    let way = spring.value(
      target: 1.0, initialVelocity: Double(initialVelocity), time: seconds)
    super.apply(way, seconds: seconds, to: &look)
  }
}
