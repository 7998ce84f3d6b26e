import Foundation
import Geometry

/// Both bodies move as one.
@MainActor @preconcurrency
open class SKPhysicsJointFixed: SKPhysicsJoint {
  public static func joint(
    withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint
  ) -> SKPhysicsJointFixed { SKPhysicsJointFixed(bodyA, bodyB, anchor, anchor) }

  override var hold: PhysicsLink.Hold { .fixed }
}
