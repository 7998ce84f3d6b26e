import Foundation

/// One step of a scene's bodies, in several small ones: what is fast is not to pass through what is thin.
@MainActor
final class PhysicsRun {
  /// Two bodies that are held together.
  typealias Held = (link: PhysicsLink, hold: PhysicsLink.Hold, a: PhysicsMover, b: PhysicsMover)

  private let movers: [PhysicsMover]
  private let held: [Held]
  private let gravity: SIMD2<Double>
  private var found: Set<PhysicsPair> = []
  private(set) var contacts: [(pair: PhysicsPair, contact: SKPhysicsContact)] = []

  /// Small steps in one.
  private static let least = 4
  private static let most = 24
  /// How often the pushes of all that touches are weighed against each other.
  private static let rounds = 20
  /// How deep things may lie in each other, and how much of the rest a small step undoes.
  private static let slop = 0.4
  private static let undone = 0.3

  init(_ movers: [PhysicsMover], gravity: SIMD2<Double>, held: [Held] = []) {
    (self.movers, self.gravity, self.held) = (movers, gravity, held)
  }

  func go(by seconds: Double) {
    let share = movers.reduce(0) { max($0, $1.isMoved ? $1.velocity.length / $1.reach : 0) }
    let wanted = (share * seconds).isFinite ? Int(min(1000, (share * seconds).rounded(.up))) : 1000
    let count = max(Self.least, min(Self.most, wanted))
    for _ in 0..<count { goOn(by: seconds / Double(count)) }
  }

  private func goOn(by seconds: Double) {
    for mover in movers { mover.speedUp(by: seconds, gravity: gravity) }
    let pushes = touches()
    for pair in held { pair.link.swing(pair.hold, pair.a, pair.b, in: seconds) }
    for _ in 0..<Self.rounds {
      for pair in held { pair.link.apply(pair.hold, pair.a, pair.b, in: seconds) }
      for push in pushes { push.apply() }
    }
    for push in pushes { push.note() }
    for mover in movers { mover.move(by: seconds) }
    for push in pushes { push.part(by: Self.undone, beyond: Self.slop) }
  }

  /// Everything that touches and is kept apart.
  private func touches() -> [PhysicsPush] {
    var pushes: [PhysicsPush] = []
    let sorted = movers.indices.sorted {
      (movers[$0].bounds.least.x, $0) < (movers[$1].bounds.least.x, $1)
    }
    for (place, index) in sorted.enumerated() {
      for other in sorted[(place + 1)...] {
        if movers[other].bounds.least.x > movers[index].bounds.most.x { break }
        let (first, second) = (min(index, other), max(index, other))
        meet(movers[first], movers[second], order: first * movers.count + second, into: &pushes)
      }
    }
    return pushes
  }

  private func meet(
    _ first: PhysicsMover, _ second: PhysicsMover, order: Int, into pushes: inout [PhysicsPush]
  ) {
    guard first.isMoved || second.isMoved, !areHeld(first, second),
      first.bounds.least.y <= second.bounds.most.y, second.bounds.least.y <= first.bounds.most.y
    else { return }
    let touches = first.shapes.flatMap { shape in
      second.shapes.flatMap { PhysicsTouch.all(shape, $0) }
    }
    guard let one = touches.first else { return }
    let (a, b) = (first.body, second.body)
    let contact = note(a, b, one, order: order, movers: (first, second))
    let shares = (
      a.collisionBitMask & b.categoryBitMask != 0 ? 1.0 : 0,
      b.collisionBitMask & a.categoryBitMask != 0 ? 1.0 : 0
    )
    guard shares.0 + shares.1 > 0 else { return }
    pushes += touches.map { PhysicsPush(first, second, $0, shares: shares, contact: contact) }
  }

  private func areHeld(_ first: PhysicsMover, _ second: PhysicsMover) -> Bool {
    held.contains { $0.a === first && $0.b === second || $0.a === second && $0.b === first }
  }

  /// The first that is known of two bodies in this step.
  private func note(
    _ a: SKPhysicsBody, _ b: SKPhysicsBody, _ touch: PhysicsTouch, order: Int,
    movers: (PhysicsMover, PhysicsMover)
  ) -> SKPhysicsContact? {
    let pair = PhysicsPair(first: ObjectIdentifier(a), second: ObjectIdentifier(b), order: order)
    guard found.insert(pair).inserted else { return nil }
    movers.0.contacted.append(b)
    movers.1.contacted.append(a)
    let contact = SKPhysicsContact(a, b, touch)
    contacts.append((pair, contact))
    return contact
  }
}
