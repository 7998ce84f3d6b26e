import Foundation

/// What two bodies do to each other where they touch: neither goes on into the other, and they rub.
@MainActor
final class PhysicsPush {
  private let first: PhysicsMover
  private let second: PhysicsMover
  private let touch: PhysicsTouch
  /// Whether each heeds the other.
  private let shares: (first: Double, second: Double)
  private let contact: SKPhysicsContact?
  private let levers: (first: SIMD2<Double>, second: SIMD2<Double>)
  private let friction: Double
  /// How fast they are to leave each other.
  private let leaving: Double
  private var pressure = 0.0
  private var rub = 0.0

  /// Points a second below which nothing bounces off.
  private static let slowest = 60.0

  init(
    _ first: PhysicsMover, _ second: PhysicsMover, _ touch: PhysicsTouch,
    shares: (Double, Double), contact: SKPhysicsContact?
  ) {
    (self.first, self.second, self.touch) = (first, second, touch)
    (self.shares, self.contact) = (shares, contact)
    levers = (touch.point - first.place, touch.point - second.place)
    friction = Double(first.body.friction * second.body.friction).squareRoot()
    let meeting = (second.velocity(at: levers.second) - first.velocity(at: levers.first))
      .dot(touch.normal)
    let bounce = Double(max(first.body.restitution, second.body.restitution))
    leaving = meeting < -Self.slowest ? -meeting * bounce : 0
  }

  func apply() {
    let pressing = (leaving - speed(along: touch.normal)) * weight(along: touch.normal)
    let pressed = max(0, pressure + pressing)
    push((pressed - pressure) * touch.normal)
    pressure = pressed

    let side = touch.normal.turned
    let rubbing = -speed(along: side) * weight(along: side)
    let most = friction * pressure
    let rubbed = max(-most, min(most, rub + rubbing))
    push((rubbed - rub) * side)
    rub = rubbed
  }

  func note() { contact?.collisionImpulse = CGFloat(pressure) }

  /// Moves them out of each other by a share of what is too deep.
  func part(by share: Double, beyond slop: Double) {
    let lightness = first.lightness * shares.first + second.lightness * shares.second
    guard lightness > 0, touch.depth > slop else { return }
    let way = touch.normal * ((touch.depth - slop) * share / lightness)
    if first.lightness * shares.first > 0 { first.place -= way * first.lightness }
    if second.lightness * shares.second > 0 { second.place += way * second.lightness }
  }

  private func push(_ impulse: SIMD2<Double>) {
    first.push(-impulse, at: levers.first, share: shares.first)
    second.push(impulse, at: levers.second, share: shares.second)
  }

  private func speed(along way: SIMD2<Double>) -> Double {
    (second.velocity(at: levers.second) - first.velocity(at: levers.first)).dot(way)
  }

  /// What it takes to change their speed by one.
  private func weight(along way: SIMD2<Double>) -> Double {
    let (a, b) = (levers.first.cross(way), levers.second.cross(way))
    let ease =
      (first.lightness + a * a * first.nimbleness) * shares.first
      + (second.lightness + b * b * second.nimbleness) * shares.second
    return ease > 0 ? 1 / ease : 0
  }
}
