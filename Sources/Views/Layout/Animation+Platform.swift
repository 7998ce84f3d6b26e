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
}
