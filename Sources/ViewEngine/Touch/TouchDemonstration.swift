import Foundation

/// What a hand does to something to show what it is for.
@_spi(Engine) public enum TouchDemonstration: Codable, Hashable, Sendable {
  /// So many taps in a row.
  case tap(count: Int)
  /// A finger that stays for so many seconds.
  case press(Double)
  /// A finger that stays for so many seconds and moves somewhere else then.
  case carry(after: Double)
  /// A finger that moves somewhere else.
  case drag
  /// A finger that moves so many points.
  case slide(CGSize)
  /// A finger that moves content so many points up and to the left, and back.
  case scroll(CGSize)
  /// A finger that turns so many pages, each with a flick the other way.
  case pages(CGSize)
  /// Two fingers that move apart.
  case pinch
  /// Two fingers that turn about each other.
  case rotate
  /// A tap on a field, and what is typed then.
  case type(isFocused: Bool)
}
