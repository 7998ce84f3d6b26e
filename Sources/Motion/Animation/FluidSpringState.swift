import Foundation

/// A fluid spring between frames; positions are parts of the change, from 0 to the target.
struct FluidSpringState<V: VectorArithmetic> {
  var offset = V.zero
  var velocity = V.zero
  var force = V.zero

  /// Where the spring began or took over.
  var start = V.zero
  /// When the spring began or took over, in seconds of the animation.
  let mergeTime: TimeInterval
  /// The response of the spring that was taken over.
  var oldResponse: Double?
  /// The response in the latest step, for a spring that takes over next.
  var response: Double?

  private var steps = 0

  private static var rate: Double { 300 }

  init(at time: TimeInterval) {
    mergeTime = time
  }

  /// Steps on until a time is reached. The number of steps depends on the time alone, so it does not
  /// matter at which times in between the spring was looked at.
  mutating func advance(
    to time: TimeInterval, target: V, stiffness: Double, damping: Double
  ) {
    response = 2 * .pi / stiffness.squareRoot()
    let needed = ((time - mergeTime) * Self.rate - 1e-6).rounded(.up)
    guard needed > Double(steps), needed < 1e9 else { return }
    let step = 1 / Self.rate
    for _ in steps..<Int(needed) {
      velocity += force.scaled(by: step / 2)
      offset += velocity.scaled(by: step)
      force = (target - offset).scaled(by: stiffness) - velocity.scaled(by: damping)
      velocity += force.scaled(by: step / 2)
    }
    steps = Int(needed)
  }
}
