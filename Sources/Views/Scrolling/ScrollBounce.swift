import Foundation

/// Content that comes back to an edge that it is beyond.
///
/// Rule: `scroll-bounce`.
struct ScrollBounce {
  let edge: CGFloat
  /// Points beyond the edge, and points a second, both in the direction of the offset.
  let over: CGFloat
  let velocity: CGFloat
  /// The content does not move before this many seconds: where a finger lets it go,
  /// ``ScrollDeceleration/delay``.
  var delay = 0.0

  private static let slow = 10.0
  private static let fast = 12.0
  /// Nearer than this, in points, and on its way back it is there.
  private static let nearest: CGFloat = 0.47

  func offset(at time: Double) -> CGFloat {
    let value = distance(at: time)
    return isOver(at: time, distance: value) ? edge : edge + value
  }

  func isOver(at time: Double) -> Bool { isOver(at: time, distance: distance(at: time)) }

  private func isOver(at time: Double, distance: CGFloat) -> Bool {
    abs(distance) < Self.nearest && distance * speed(at: time) <= 0 && time > 0
  }

  private var half: Double { Double(velocity) / 2 }

  private func distance(at time: Double) -> CGFloat {
    let time = max(0, time - delay)
    let slow = (Double(over) + half) * exp(-Self.slow * time)
    return CGFloat(slow - half * exp(-Self.fast * time))
  }

  private func speed(at time: Double) -> CGFloat {
    let time = max(0, time - delay)
    let slow = -Self.slow * (Double(over) + half) * exp(-Self.slow * time)
    return CGFloat(slow + Self.fast * half * exp(-Self.fast * time))
  }
}
