import Foundation

/// Content that goes on after the finger has left it and slows down.
///
/// Rule: `scroll-deceleration`.
struct ScrollDeceleration {
  /// Points, and points a second, at the moment the finger left.
  let from: CGFloat
  let velocity: CGFloat

  /// The speed falls to 0.998 of itself each millisecond.
  private static let rate = 2.002
  /// The way that is left in parts of the speed: the sum of those milliseconds, in seconds.
  private static let reach = 0.499
  /// The content does not move before this many seconds.
  static let delay = 0.0009
  /// At this speed, in points a second, it stands; the rest is not travelled.
  private static let slowest = 10.0

  private var speed: Double { Double(abs(velocity)) }

  /// How long it moves, in seconds.
  var duration: Double {
    speed > Self.slowest ? Self.delay + log(speed / Self.slowest) / Self.rate : 0
  }

  /// Where it comes to rest.
  var end: CGFloat { offset(at: duration) }

  func offset(at time: Double) -> CGFloat {
    let moving = max(0, min(time, duration) - Self.delay)
    return from + velocity * CGFloat(Self.reach * (1 - exp(-Self.rate * moving)))
  }

  func velocity(at time: Double) -> CGFloat {
    time >= duration ? 0 : velocity * CGFloat(exp(-Self.rate * max(0, time - Self.delay)))
  }

  /// When it comes by a place on its way; nil where it stands before.
  func time(reaching place: CGFloat) -> Double? {
    guard velocity != 0 else { return nil }
    let share = Double((place - from) / velocity) / Self.reach
    guard share >= 0, share < 1 else { return nil }
    let time = Self.delay - log(1 - share) / Self.rate
    return time <= duration ? time : nil
  }
}
