import Foundation

/// How a pointer shrinks as it presses, and springs back.
///
/// Recording, in frames from what a tap causes: smaller from −15 on, 0.77 from −4 to −2, 1 again at +6, 1.04
/// at +11, settled at +20.
struct PointerPress {
  /// When the finger is down, and when it is lifted, in seconds.
  let down: Double
  let up: Double

  private static let pressed = 0.77
  private static let beyond = 1.04
  /// Seconds before a finger is down that it begins, and of each part of the way back.
  private static let pressing = 9.0 / 60
  private static let releasing = 6.0 / 60
  private static let overshooting = 5.0 / 60
  private static let settling = 9.0 / 60

  init(_ touch: TouchTrace) {
    (down, up) = (touch.down, touch.up)
  }

  func size(at time: Double) -> Double {
    func eased(_ from: Double, _ to: Double, _ part: Double) -> Double {
      from + (to - from) * (1 - cos(.pi * min(max(part, 0), 1))) / 2
    }
    let since = time - up
    if time < down {
      return eased(1, Self.pressed, (time - down + Self.pressing) / Self.pressing)
    }
    if since <= 0 { return Self.pressed }
    if since < Self.releasing { return eased(Self.pressed, 1, since / Self.releasing) }
    let over = since - Self.releasing
    if over < Self.overshooting { return eased(1, Self.beyond, over / Self.overshooting) }
    return eased(Self.beyond, 1, (over - Self.overshooting) / Self.settling)
  }
}
