import Foundation
import Geometry

/// A body in the course of a step, in the scene's coordinates.
@MainActor
final class PhysicsMover {
  let body: SKPhysicsBody
  let node: SKNode
  /// Where its middle is.
  var place: SIMD2<Double> { didSet { arrange() } }
  var angle: Double { didSet { arrange() } }
  var velocity = SIMD2<Double>.zero
  var spin = 0.0
  /// One through what it weighs; zero where nothing moves it.
  let lightness: Double
  /// One through how hard it is to turn.
  let nimbleness: Double
  private(set) var shapes: [PhysicsShape] = []
  private(set) var bounds: (least: SIMD2<Double>, most: SIMD2<Double>) = (.zero, .zero)
  var contacted: [SKPhysicsBody] = []

  /// Around its middle.
  private let own: [PhysicsShape]
  private let middle: SIMD2<Double>
  private let turnAround: Double
  private let origin: (place: SIMD2<Double>, angle: Double)

  init(_ body: SKPhysicsBody, of node: SKNode) {
    (self.body, self.node) = (body, node)
    let matrix = node.matrixInScene
    let scale = SIMD2(
      Double((matrix.a * matrix.a + matrix.b * matrix.b).squareRoot()),
      Double((matrix.c * matrix.c + matrix.d * matrix.d).squareRoot())
        * (matrix.a * matrix.d - matrix.b * matrix.c < 0 ? -1 : 1))
    let weight = MassOfBody(body, scale: scale)
    middle = weight.middle
    own = body.shapes.map { $0.scaled(by: scale).placed(at: -weight.middle, sine: 0, cosine: 1) }
    angle = Double(atan2(matrix.b, matrix.a))
    turnAround = angle
    place =
      CGPoint(x: matrix.tx, y: matrix.ty).vector
      + middle.rotated(sine: sin(angle), cosine: cos(angle))
    origin = (place, angle)
    let isMoved = body.isDynamic && weight.mass > 0
    lightness = isMoved && !body.pinned ? 1 / weight.mass : 0
    nimbleness = isMoved && body.allowsRotation && weight.inertia > 0 ? 1 / weight.inertia : 0
    if isMoved {
      velocity = body.pinned ? .zero : SIMD2(Double(body.velocity.dx), Double(body.velocity.dy))
      spin = body.allowsRotation ? Double(body.angularVelocity) : 0
    }
    arrange()
  }

  var isMoved: Bool { lightness > 0 || nimbleness > 0 }

  private func arrange() {
    let (sine, cosine) = (sin(angle), cos(angle))
    shapes = own.map { $0.placed(at: place, sine: sine, cosine: cosine) }
    guard let first = shapes.first?.bounds else { return }
    bounds = shapes.dropFirst().reduce(first) {
      let other = $1.bounds
      return (pointwiseMin($0.least, other.least), pointwiseMax($0.most, other.most))
    }
  }

  /// How far it may go at once without passing through something.
  var reach: Double {
    max(1, min(bounds.most.x - bounds.least.x, bounds.most.y - bounds.least.y) / 2)
  }

  // MARK: Within a step

  func speedUp(by seconds: Double, gravity: SIMD2<Double>) {
    guard isMoved, !body.isResting else { return }
    if lightness > 0 {
      let pull = (body.affectedByGravity ? gravity : .zero) + body.force * lightness
      velocity = (velocity + pull * seconds) / (1 + Double(body.linearDamping) * seconds)
    }
    spin =
      (spin + body.torque * nimbleness * seconds)
      / (1 + Double(body.angularDamping) * seconds)
  }

  func move(by seconds: Double) {
    guard isMoved, !staysResting else { return }
    if lightness > 0 { place += velocity * seconds }
    if nimbleness > 0 { angle += spin * seconds }
  }

  /// Whether what pushes a body that rests is too weak to move it.
  private var staysResting: Bool {
    body.isResting && velocity.length < Self.slow && abs(spin) < Self.slowSpin
  }

  func velocity(at lever: SIMD2<Double>) -> SIMD2<Double> { velocity + spin * lever.turned }

  func push(_ impulse: SIMD2<Double>, at lever: SIMD2<Double>, share: Double) {
    velocity += impulse * (lightness * share)
    spin += lever.cross(impulse) * nimbleness * share
  }

  // MARK: After a step

  private static let slow = 6.0
  private static let slowSpin = 0.06
  /// Seconds after which what hardly moves rests.
  private static let patience = 0.5

  /// Says to the node where it is, and to the body how it moves.
  func settle(after seconds: Double) {
    let lost = body.contacted.contains { old in !contacted.contains { $0 === old } }
    body.contacted = contacted
    (body.force, body.torque) = (.zero, 0)
    guard isMoved else { return }
    let isSlow = velocity.length < Self.slow && abs(spin) < Self.slowSpin && !contacted.isEmpty
    let still = isSlow && !lost ? body.stillTime + seconds : 0
    let rests = still > Self.patience
    body.velocity = rests ? .zero : CGVector(dx: velocity.x, dy: velocity.y)
    body.angularVelocity = rests ? 0 : CGFloat(spin)
    body.isResting = rests
    body.stillTime = still
    if lightness > 0, place != origin.place || angle != origin.angle {
      let corner = place - middle.rotated(sine: sin(angle), cosine: cos(angle))
      node.placeInScene(CGPoint(x: corner.x, y: corner.y))
    }
    if angle != origin.angle { node.zRotation += CGFloat(angle - turnAround) }
  }
}

extension SKNode {
  /// Its own coordinates to those of its scene; the scene's are its own.
  fileprivate var matrixInScene: CGAffineTransform { matrixToRoot }

  fileprivate func placeInScene(_ point: CGPoint) {
    guard let parent else { return }
    position = point.applying(parent.matrixToRoot.inverted())
  }
}
