import Foundation
import Motion

extension Animation {
  /// A critically damped spring, as the platform moves pages, sheets and alerts. Whoever waits for its
  /// end waits until 0.001 of the way is left, as UIKit does.
  ///
  /// - Parameter frequency: In radians a second.
  static func platform(frequency: Double) -> Animation {
    .interpolatingSpring(mass: 1, stiffness: frequency * frequency, damping: 2 * frequency)
      .logicallyComplete(after: 9.2334 / frequency)
  }

  /// The spring of UIKit's animations, of which 0.001 of the way is left after their duration.
  ///
  /// - Parameters:
  ///   - damping: 1 comes to rest without going beyond its end; less swings.
  ///   - velocity: At the start, in ways a second.
  static func platform(
    duration: TimeInterval, damping: Double, velocity: Double = 0
  ) -> Animation {
    guard duration > 0 else { return .linear(duration: 0) }
    let ratio = min(max(damping, 0.01), 1)
    // What a swinging spring still swings by decays with its damping; measured without swings: 9.2334.
    let swinging = log(1000 / (1 - ratio * ratio).squareRoot()) / ratio
    let frequency = (ratio < 0.995 ? swinging : 9.2334) / duration
    return .interpolatingSpring(
      stiffness: frequency * frequency, damping: 2 * ratio * frequency, initialVelocity: velocity
    ).logicallyComplete(after: duration)
  }
}
