import Foundation

/// What a finger does to something to show what it is for.
@_spi(Engine) public enum TouchDemonstration: Codable, Hashable, Sendable {
  /// So many taps in a row.
  case tap(count: Int)
  /// A finger that stays for so many seconds.
  case press(Double)
  /// A finger that moves somewhere else.
  case drag
  /// A finger that moves content so many points up and to the left, and back.
  case scroll(CGSize)
}
