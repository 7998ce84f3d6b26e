import Foundation

/// A fluid spring between frames; positions are parts of the change, from 0 to the target.
///
/// The motion is linear in what it began with, so numbers are stepped and not vectors: how the spring
/// would move a 1 of each. The vectors are put together once a frame.
struct FluidSpringState<V: VectorArithmetic> {
  /// Where the spring began or took over.
  let mergeOffset: V

  // Where, how fast and with which force the numbers below began; later than the above where the
  // target has moved.
  private var start = V.zero
  private var startVelocity = V.zero
  private var startForce = V.zero
  private var target = V.zero

  /// When the spring began or took over, in seconds of the animation.
  let mergeTime: TimeInterval
  /// The response of the spring that was taken over.
  private(set) var oldResponse: Double?
  /// The response in the latest step, for a spring that takes over next.
  private(set) var response: Double?

  private var steps = 0
  private var ofTarget = SpringNumber()
  /// The part that the beginning has; nil for a spring that began at rest.
  private var ofStart: StartPart?

  private struct StartPart {
    var position = SpringNumber(offset: 1)
    var velocity = SpringNumber(velocity: 1)
    var force = SpringNumber(force: 1)
  }

  init(at time: TimeInterval) {
    mergeTime = time
    mergeOffset = .zero
  }

  /// A spring that takes over at a time.
  init(at time: TimeInterval, offset: V, velocity: V, following old: FluidSpringState?) {
    mergeTime = time
    mergeOffset = offset
    start = offset
    startVelocity = velocity
    startForce = old?.force ?? .zero
    oldResponse = old?.response
    ofStart = StartPart()
  }

  var offset: V { sum(\.offset) }
  var velocity: V { sum(\.velocity) }
  var force: V { sum(\.force) }

  /// Steps on until a time is reached. The number of steps depends on the time alone, so it does
  /// not matter at which times in between the spring was looked at.
  mutating func advance(
    to time: TimeInterval, target: V, stiffness: Double, damping: Double
  ) {
    if target != self.target { retarget(target) }
    response = 2 * .pi / stiffness.squareRoot()
    let needed = ((time - mergeTime) * SpringNumber.rate - 1e-6).rounded(.up)
    guard needed > Double(steps), needed < 1e9 else { return }
    let count = Int(needed) - steps
    ofTarget.advance(count, to: 1, stiffness: stiffness, damping: damping)
    ofStart?.position.advance(count, to: 0, stiffness: stiffness, damping: damping)
    ofStart?.velocity.advance(count, to: 0, stiffness: stiffness, damping: damping)
    ofStart?.force.advance(count, to: 0, stiffness: stiffness, damping: damping)
    steps = Int(needed)
  }

  /// Begins anew on the way, for a target that moves; the clock goes on.
  private mutating func retarget(_ new: V) {
    if steps > 0 {
      (start, startVelocity, startForce) = (offset, velocity, force)
      ofTarget = SpringNumber()
      ofStart = StartPart()
    }
    target = new
  }

  private func sum(_ part: (SpringNumber) -> Double) -> V {
    var sum = target.scaled(by: part(ofTarget))
    if let ofStart {
      sum += start.scaled(by: part(ofStart.position))
      sum += startVelocity.scaled(by: part(ofStart.velocity))
      sum += startForce.scaled(by: part(ofStart.force))
    }
    return sum
  }
}

/// One number on a spring, stepped by velocity Verlet.
struct SpringNumber {
  var offset = 0.0
  var velocity = 0.0
  var force = 0.0

  /// Steps per second.
  static let rate = 300.0

  /// The most that damping takes off a speed in a step without the steps growing; only a spring that is damped far more
  /// than it pulls has more, and is stepped finer.
  private static let strongest = 1.5

  mutating func advance(_ count: Int, to target: Double, stiffness: Double, damping: Double) {
    let taken = damping / Self.rate
    let finer = taken > Self.strongest && taken < 1e6 ? taken.rounded(.up) : 1
    let step = 1 / (Self.rate * finer)
    for _ in 0..<count * Int(finer) {
      velocity += force * step / 2
      offset += velocity * step
      force = stiffness * (target - offset) - damping * velocity
      velocity += force * step / 2
    }
  }
}
