import Foundation
import Geometry

/// A spring between two points, as long at rest as they are from each other at the start.
@MainActor @preconcurrency
open class SKPhysicsJointSpring: SKPhysicsJoint {
  /// How often it swings in a second; a rod where that is 0.
  open var frequency: CGFloat = 0
  /// 1 does not swing.
  open var damping: CGFloat = 0

  public static func joint(
    withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint
  ) -> SKPhysicsJointSpring { SKPhysicsJointSpring(bodyA, bodyB, anchorA, anchorB) }

  override var hold: PhysicsLink.Hold {
    .spring(frequency: Double(frequency), damping: Double(damping))
  }
}
