import Foundation
import Geometry

/// What a joint holds together, between two bodies as they were when it was added.
@MainActor
struct PhysicsLink {
  enum Hold {
    case point
    case pin(limits: ClosedRange<Double>?, friction: Double)
    case fixed
    /// No longer than so many points.
    case rope(Double)
    case spring(frequency: Double, damping: Double)
  }

  /// From the bodies' middles to what is held, as they were turned at 0.
  private let levers: (a: SIMD2<Double>, b: SIMD2<Double>)
  /// How far the second is turned from the first.
  private let angle: Double
  private let length: Double

  /// How much of what has come apart a small step puts together.
  private static let undone = 0.2

  init(_ anchors: (a: CGPoint, b: CGPoint), _ a: PhysicsMover, _ b: PhysicsMover) {
    let (first, second) = (anchors.a.vector, anchors.b.vector)
    levers = (
      (first - a.place).rotated(sine: -sin(a.angle), cosine: cos(a.angle)),
      (second - b.place).rotated(sine: -sin(b.angle), cosine: cos(b.angle))
    )
    angle = b.angle - a.angle
    length = (second - first).length
  }

  /// Pushes both bodies so that they go on as they are held, one of several times in a small step.
  func apply(_ hold: Hold, _ a: PhysicsMover, _ b: PhysicsMover, in seconds: Double) {
    switch hold {
    case .point: meet(a, b, in: seconds)
    case .pin(let limits, let friction):
      meet(a, b, in: seconds)
      if let limits { turn(a, b, within: limits, in: seconds) }
      if friction > 0 { turn(a, b, by: -(b.spin - a.spin) * min(1, friction * 0.005)) }
    case .fixed:
      meet(a, b, in: seconds)
      turn(a, b, within: 0...0, in: seconds)
    case .rope(let most): pull(a, b, to: most, isRope: true, in: seconds)
    case .spring(let frequency, _):
      if frequency <= 0 { pull(a, b, to: length, isRope: false, in: seconds) }
    }
  }

  /// What a spring does in a small step.
  func swing(_ hold: Hold, _ a: PhysicsMover, _ b: PhysicsMover, in seconds: Double) {
    guard case .spring(let frequency, let damping) = hold, frequency > 0,
      let way = way(from: a, to: b)
    else { return }
    let mass = weight(a, b, along: way.direction, way.levers)
    let omega = 2 * Double.pi * frequency
    let speed = speed(a, b, way.levers).dot(way.direction)
    // Taken at the end of the step, it does not swing higher and higher.
    let rigidity = omega * omega * seconds
    let drag = 2 * damping * omega
    let impulse =
      -mass * seconds * (omega * omega * (way.length - length) + (rigidity + drag) * speed)
      / (1 + seconds * (rigidity + drag))
    push(a, b, way.direction * impulse, way.levers)
  }

  // MARK: Parts

  private typealias Levers = (a: SIMD2<Double>, b: SIMD2<Double>)

  private func turned(_ a: PhysicsMover, _ b: PhysicsMover) -> Levers {
    (
      levers.a.rotated(sine: sin(a.angle), cosine: cos(a.angle)),
      levers.b.rotated(sine: sin(b.angle), cosine: cos(b.angle))
    )
  }

  private func speed(_ a: PhysicsMover, _ b: PhysicsMover, _ levers: Levers) -> SIMD2<Double> {
    b.velocity(at: levers.b) - a.velocity(at: levers.a)
  }

  private func push(
    _ a: PhysicsMover, _ b: PhysicsMover, _ impulse: SIMD2<Double>, _ levers: Levers
  ) {
    a.push(-impulse, at: levers.a, share: 1)
    b.push(impulse, at: levers.b, share: 1)
  }

  /// What it takes to change their speed by one.
  private func weight(
    _ a: PhysicsMover, _ b: PhysicsMover, along way: SIMD2<Double>, _ levers: Levers
  ) -> Double {
    let (turnA, turnB) = (levers.a.cross(way), levers.b.cross(way))
    let ease =
      a.lightness + turnA * turnA * a.nimbleness + b.lightness + turnB * turnB * b.nimbleness
    return ease > 0 ? 1 / ease : 0
  }

  /// Has both points be in one place, along each axis in turn.
  private func meet(_ a: PhysicsMover, _ b: PhysicsMover, in seconds: Double) {
    let levers = turned(a, b)
    let gap = b.place + levers.b - a.place - levers.a
    for axis in [SIMD2<Double>(1, 0), SIMD2<Double>(0, 1)] {
      let wanted = -gap.dot(axis) * Self.undone / seconds
      let missing = wanted - speed(a, b, levers).dot(axis)
      push(a, b, axis * (missing * weight(a, b, along: axis, levers)), levers)
    }
  }

  private func turn(_ a: PhysicsMover, _ b: PhysicsMover, by impulse: Double) {
    let ease = a.nimbleness + b.nimbleness
    guard ease > 0 else { return }
    a.spin -= impulse * a.nimbleness / ease
    b.spin += impulse * b.nimbleness / ease
  }

  private func turn(
    _ a: PhysicsMover, _ b: PhysicsMover, within limits: ClosedRange<Double>, in seconds: Double
  ) {
    let now = b.angle - a.angle - angle
    let past = now - min(max(now, limits.lowerBound), limits.upperBound)
    let spin = b.spin - a.spin
    let isHeld = limits.lowerBound == limits.upperBound
    guard isHeld || past != 0 && past * (spin + past * Self.undone / seconds) > 0 else { return }
    turn(a, b, by: -spin - past * Self.undone / seconds)
  }

  private func way(
    from a: PhysicsMover, to b: PhysicsMover
  ) -> (direction: SIMD2<Double>, length: Double, levers: Levers)? {
    let levers = turned(a, b)
    let gap = b.place + levers.b - a.place - levers.a
    let length = gap.length
    return length > 1e-6 ? (gap / length, length, levers) : nil
  }

  private func pull(
    _ a: PhysicsMover, _ b: PhysicsMover, to most: Double, isRope: Bool, in seconds: Double
  ) {
    guard let way = way(from: a, to: b), !isRope || way.length > most else { return }
    let wanted = -(way.length - most) * Self.undone / seconds
    let missing = wanted - speed(a, b, way.levers).dot(way.direction)
    guard !isRope || missing < 0 else { return }
    push(
      a, b, way.direction * (missing * weight(a, b, along: way.direction, way.levers)),
      way.levers)
  }
}
