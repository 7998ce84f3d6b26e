import Foundation
import Geometry

/// What the bodies of a scene go by.
@MainActor @preconcurrency
public final class SKPhysicsWorld {
  /// In metres a second squared, of which one is 150 points.
  public var gravity = CGVector(dx: 0, dy: -9.8) {
    didSet { if gravity != oldValue { isAwoken = true } }
  }
  public var speed: CGFloat = 1
  public weak var contactDelegate: (any SKPhysicsContactDelegate)?

  private weak var scene: SKScene?
  private var isAwoken = false
  /// What touches each other and is to be told of.
  private var contacts: [PhysicsPair: SKPhysicsContact] = [:]
  private var joints: [SKPhysicsJoint] = []

  init(_ scene: SKScene) { self.scene = scene }

  /// Holds both bodies of a joint together as they are now.
  public func add(_ joint: SKPhysicsJoint) {
    if !joints.contains(where: { $0 === joint }) { joints.append(joint) }
  }

  public func remove(_ joint: SKPhysicsJoint) {
    joints.removeAll { $0 === joint }
    joint.link = nil
  }

  public func removeAllJoints() {
    for joint in joints { remove(joint) }
  }

  /// Those whose bodies are both in the scene.
  private func held(among movers: [PhysicsMover]) -> [PhysicsRun.Held] {
    joints.compactMap { joint in
      guard let a = movers.first(where: { $0.body === joint.bodyA }),
        let b = movers.first(where: { $0.body === joint.bodyB })
      else { return nil }
      let link = joint.link ?? PhysicsLink(joint.anchors, a, b)
      joint.link = link
      // What hangs swings on.
      for body in [joint.bodyA, joint.bodyB] where body.isResting { body.isResting = false }
      return (link, joint.hold, a, b)
    }
  }

  public func body(at point: CGPoint) -> SKPhysicsBody? {
    bodies(around: .circle(center: point.vector, radius: 0.01)).first
  }

  public func body(in rect: CGRect) -> SKPhysicsBody? {
    bodies(around: .hull(of: rect.corners.map(\.vector))).first
  }

  private func bodies(around shape: PhysicsShape) -> [SKPhysicsBody] {
    movers.filter { mover in
      mover.shapes.contains { !PhysicsTouch.all($0, shape).isEmpty }
    }.map(\.body)
  }

  private var movers: [PhysicsMover] {
    guard let scene else { return [] }
    var found: [PhysicsMover] = []
    func collect(_ node: SKNode) {
      if let body = node.physicsBody { found.append(PhysicsMover(body, of: node)) }
      node.children.forEach(collect)
    }
    collect(scene)
    return found
  }

  /// Goes on by one step: moves the nodes, and then tells of what has touched.
  func step(by seconds: Double) {
    let movers = movers
    guard seconds > 0, speed > 0, !movers.isEmpty || !contacts.isEmpty else { return }
    if isAwoken { for mover in movers { mover.body.isResting = false } }
    isAwoken = false
    let run = PhysicsRun(
      movers, gravity: SIMD2(Double(gravity.dx), Double(gravity.dy)) * SKPhysicsBody.metre,
      held: held(among: movers))
    run.go(by: seconds * Double(speed))
    for mover in movers { mover.settle(after: seconds) }
    tell(run.contacts)
  }

  private func tell(_ found: [(pair: PhysicsPair, contact: SKPhysicsContact)]) {
    let old = contacts
    contacts = Dictionary(found.map { ($0.pair, $0.contact) }) { first, _ in first }
    for (pair, contact) in found where old[pair] == nil && contact.isAskedFor {
      contactDelegate?.didBegin(contact)
    }
    let ended = old.filter { contacts[$0.key] == nil && $0.value.isAskedFor }
    for (_, contact) in ended.sorted(by: { $0.key.order < $1.key.order }) {
      contactDelegate?.didEnd(contact)
    }
  }
}

extension SKPhysicsContact {
  var isAskedFor: Bool {
    bodyA.contactTestBitMask & bodyB.categoryBitMask != 0
      || bodyB.contactTestBitMask & bodyA.categoryBitMask != 0
  }
}

/// Two bodies, in their order in the scene.
struct PhysicsPair: Hashable {
  let first: ObjectIdentifier
  let second: ObjectIdentifier
  /// The same in each run, which what they are is not.
  let order: Int

  static func == (one: PhysicsPair, other: PhysicsPair) -> Bool {
    one.first == other.first && one.second == other.second
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(first)
    hasher.combine(second)
  }
}
