import Foundation
import Geometry

/// Both bodies turn about one point.
@MainActor @preconcurrency
open class SKPhysicsJointPin: SKPhysicsJoint {
  /// Whether they turn no farther than the angles say.
  open var shouldEnableLimits = false
  /// Radians that the second has turned away from the first since they were joined.
  open var lowerAngleLimit: CGFloat = 0
  open var upperAngleLimit: CGFloat = 0
  /// How hard it is to turn, 0…1.
  open var frictionTorque: CGFloat = 0

  public static func joint(
    withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint
  ) -> SKPhysicsJointPin { SKPhysicsJointPin(bodyA, bodyB, anchor, anchor) }

  override var hold: PhysicsLink.Hold {
    let limits = (Double(lowerAngleLimit), Double(upperAngleLimit))
    return .pin(
      limits: shouldEnableLimits && limits.0 <= limits.1 ? limits.0...limits.1 : nil,
      friction: Double(frictionTorque))
  }
}
