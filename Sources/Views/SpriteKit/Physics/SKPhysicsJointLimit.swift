import Foundation
import Geometry

/// Two points are no farther from each other than a rope between them is long.
@MainActor @preconcurrency
open class SKPhysicsJointLimit: SKPhysicsJoint {
  /// As far as they are at the start, where nothing is said.
  open lazy var maxLength: CGFloat = {
    let (x, y) = (anchors.b.x - anchors.a.x, anchors.b.y - anchors.a.y)
    return (x * x + y * y).squareRoot()
  }()

  public static func joint(
    withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint
  ) -> SKPhysicsJointLimit { SKPhysicsJointLimit(bodyA, bodyB, anchorA, anchorB) }

  override var hold: PhysicsLink.Hold { .rope(Double(maxLength)) }
}
