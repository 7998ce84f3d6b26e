import Foundation
import Geometry

/// Two bodies that have begun to touch each other, or no longer do.
@MainActor @preconcurrency
public final class SKPhysicsContact {
  public let bodyA: SKPhysicsBody
  public let bodyB: SKPhysicsBody
  /// In the scene.
  public let contactPoint: CGPoint
  /// Out of the first into the second.
  public let contactNormal: CGVector
  public internal(set) var collisionImpulse: CGFloat = 0

  init(_ bodyA: SKPhysicsBody, _ bodyB: SKPhysicsBody, _ touch: PhysicsTouch) {
    (self.bodyA, self.bodyB) = (bodyA, bodyB)
    contactPoint = CGPoint(x: touch.point.x, y: touch.point.y)
    contactNormal = CGVector(dx: touch.normal.x, dy: touch.normal.y)
  }
}

/// Who is told of bodies that touch each other.
@MainActor @preconcurrency
public protocol SKPhysicsContactDelegate: AnyObject {
  func didBegin(_ contact: SKPhysicsContact)
  func didEnd(_ contact: SKPhysicsContact)
}

extension SKPhysicsContactDelegate {
  public func didBegin(_ contact: SKPhysicsContact) {}
  public func didEnd(_ contact: SKPhysicsContact) {}
}
