import Foundation
import Motion

/// How a transaction's animation stretches the roll of digits, which has a time of its own.
struct NumericTextPace: Equatable {
  /// Seconds before anything moves.
  let delay: Double
  /// Times as long as under `.easeInOut`, the animation the roll was measured with.
  let factor: Double

  init(_ animation: Animation, environment: EnvironmentValues) {
    let (start, end) = Self.span(of: animation, environment: environment)
    let (_, measured) = Self.span(of: .easeInOut, environment: environment)
    delay = start
    factor = min(max((end - start) / measured, 0.05), 50)
  }

  /// The animation of the roll's progress: even, as the roll shapes its time itself.
  var animation: Animation {
    let roll = NumericTextMotion.duration + NumericTextMotion.longestDelay
    return .linear(duration: roll * factor).delay(delay)
  }

  /// When an animation from 0 to 1 has left 0 and when it has come to 0.95.
  private static func span(of animation: Animation, environment: EnvironmentValues)
    -> (start: Double, end: Double)
  {
    var value = AnimatedValue(0.0)
    value.set(
      1, transaction: Transaction(animation: animation), at: 0, environment: environment)
    let step = 1.0 / 240
    var start = 0.0
    for index in 1...(240 * 20) {
      let time = Double(index) * step
      value.advance(to: time)
      if value.presentation <= 0 { start = time }
      if value.presentation >= 0.95 { return (start, time) }
    }
    return (start, start + 20)
  }
}
