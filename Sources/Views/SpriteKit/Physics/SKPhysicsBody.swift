import Foundation
import Geometry

/// SpriteKit's body of a node: what falls, is pushed, and hits others.
///
/// - Note: Approximated: fields are not there, and a body out of a texture is its rectangle.
@MainActor @preconcurrency
open class SKPhysicsBody {
  public internal(set) weak var node: SKNode?

  // MARK: How it moves

  /// Whether it is moved by what it hits and by gravity; edges never are.
  open var isDynamic: Bool
  open var affectedByGravity = true
  open var allowsRotation = true
  /// Whether its node's place stays as it is.
  open var pinned = false
  /// Points a second.
  open var velocity = CGVector.zero { didSet { isResting = false } }
  /// Radians a second, anticlockwise.
  open var angularVelocity: CGFloat = 0 { didSet { isResting = false } }
  open var isResting = false { didSet { stillTime = 0 } }

  // MARK: What it is made of

  open var friction: CGFloat = 0.2
  /// How much of its speed it keeps where it bounces off.
  open var restitution: CGFloat = 0.2
  open var linearDamping: CGFloat = 0.1
  open var angularDamping: CGFloat = 0.1
  /// Kilograms on a square metre.
  open var density: CGFloat = 1
  /// Kept for source compatibility: a body is stopped by what lies on its way in any case.
  open var usesPreciseCollisionDetection = false

  // MARK: What it meets

  open var categoryBitMask: UInt32 = .max
  open var collisionBitMask: UInt32 = .max
  open var contactTestBitMask: UInt32 = 0

  // MARK: Kept for source compatibility: nothing comes of fields.

  open var fieldBitMask: UInt32 = .max
  open var charge: CGFloat = 0

  /// In its node's coordinates.
  let shapes: [PhysicsShape]
  /// Kilograms times points a second squared, until the next step.
  var force = SIMD2<Double>.zero
  var torque = 0.0
  /// Seconds for which it has hardly moved.
  var stillTime = 0.0
  /// What it touched in the last step.
  var contacted: [SKPhysicsBody] = []

  init(_ shapes: [PhysicsShape]) {
    self.shapes = shapes
    isDynamic = !shapes.allSatisfy(\.isEdge)
  }

  /// Points in a metre.
  static let metre = 150.0

  /// In square metres.
  public var area: CGFloat {
    CGFloat(shapes.reduce(0) { $0 + $1.area } / (Self.metre * Self.metre))
  }

  /// In kilograms.
  open var mass: CGFloat {
    get { density * area }
    set { if area > 0 { density = newValue / area } }
  }

  public func allContactedBodies() -> [SKPhysicsBody] { contacted }

  func twin() -> SKPhysicsBody {
    let twin = SKPhysicsBody(shapes)
    (twin.isDynamic, twin.pinned, twin.allowsRotation) = (isDynamic, pinned, allowsRotation)
    (twin.affectedByGravity, twin.velocity) = (affectedByGravity, velocity)
    (twin.angularVelocity, twin.friction, twin.restitution) =
      (angularVelocity, friction, restitution)
    (twin.linearDamping, twin.angularDamping, twin.density) =
      (linearDamping, angularDamping, density)
    (twin.categoryBitMask, twin.collisionBitMask) = (categoryBitMask, collisionBitMask)
    twin.contactTestBitMask = contactTestBitMask
    return twin
  }
}

extension SKPhysicsBody: Hashable {
  public nonisolated static func == (one: SKPhysicsBody, other: SKPhysicsBody) -> Bool {
    one === other
  }

  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
