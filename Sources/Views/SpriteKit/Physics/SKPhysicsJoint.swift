import Foundation
import Geometry

/// What holds two bodies of a scene together, once it is added to the scene's physics world.
///
/// - Note: Approximated: both bodies pass through each other; nothing breaks, and the force in it is not told. Those that slide
///   are not there.
@MainActor @preconcurrency
open class SKPhysicsJoint: NSObject {
  public let bodyA: SKPhysicsBody
  public let bodyB: SKPhysicsBody
  /// In the scene, until it is added.
  let anchors: (a: CGPoint, b: CGPoint)
  var link: PhysicsLink?

  init(_ bodyA: SKPhysicsBody, _ bodyB: SKPhysicsBody, _ anchorA: CGPoint, _ anchorB: CGPoint) {
    (self.bodyA, self.bodyB, anchors) = (bodyA, bodyB, (anchorA, anchorB))
    super.init()
  }

  /// What it holds, by its values of now.
  var hold: PhysicsLink.Hold { .point }
}
