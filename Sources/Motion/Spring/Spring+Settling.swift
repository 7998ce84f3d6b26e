import Foundation

extension Spring {
  /// When a value of 1 comes to stay within 0.001 of its target.
  public var settlingDuration: TimeInterval {
    settlingDuration(target: 1.0, epsilon: 0.001)
  }

  /// When a value comes to stay within `epsilon` of its target; infinite without damping.
  ///
  /// An estimate for underdamped springs, a multiple of 0.1 s for all others, as in SwiftUI.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    if decay == 0 { return .infinity }
    if decay == .infinity { return 0 }
    if angularFrequency > 0 {
      let slope = (target.scaled(by: decay) - initialVelocity).magnitudeSquared.squareRoot()
      let reach = slope + target.magnitudeSquared.squareRoot()
      return max(0, log(reach / epsilon) / decay)
    }
    return Spring.firstCalmTime(within: epsilon) { time in
      (value(target: target, initialVelocity: initialVelocity, time: time) - target)
        .magnitudeSquared.squareRoot()
    }
  }

  /// When a value comes to stay within `epsilon` of another, in units of its animatable data; infinite
  /// without damping.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
  }

  /// The first multiple of 0.1 s from which a distance stays below `epsilon` for over a second; where there is none in
  /// the first 102.4 s, their end: a motion of no length would jump.
  static func firstCalmTime(within epsilon: Double, distance: (TimeInterval) -> Double)
    -> TimeInterval
  {
    var calmSince: TimeInterval?
    let steps = 1024
    for step in 0..<steps {
      let time = Double(step) / 10
      if distance(time) < epsilon {
        let since = calmSince ?? time
        if time - since > 1 { return since }
        calmSince = since
      } else {
        calmSince = nil
      }
    }
    return calmSince ?? Double(steps) / 10
  }

  /// The decay with which a spring of its kind settles in a given time, by Newton's method.
  static func decay(settlingIn duration: TimeInterval, isCritical: Bool, epsilon: Double)
    -> Double
  {
    // In units of 1 / duration: underdamped springs settle where (x/duration + 1)·e⁻ˣ meets
    // epsilon (see settlingDuration), critically damped ones where (x + 1)·e⁻ˣ does.
    let weight = isCritical ? 1 : 1 / duration
    var x = max(1, -log(epsilon))
    for _ in 0..<32 {
      let excess = log(weight * x + 1) - x - log(epsilon)
      let step = excess / (weight / (weight * x + 1) - 1)
      x = max(x - step, .ulpOfOne)
      if abs(step) < 1e-12 { break }
    }
    return x / duration
  }
}
