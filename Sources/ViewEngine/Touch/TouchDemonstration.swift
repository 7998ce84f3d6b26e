import Foundation

/// What a hand does to something to show what it is for.
@_spi(Engine) public enum TouchDemonstration: Codable, Hashable, Sendable {
  /// So many taps in a row.
  case tap(count: Int)
  /// The same where it matters at which place: another one each time.
  case spot(count: Int)
  /// A finger that stays for so many seconds.
  case press(Double)
  /// A finger that stays for so many seconds and moves somewhere else then.
  case carry(after: Double)
  /// A finger that moves somewhere else.
  case drag
  /// A finger that moves so many points.
  case slide(CGSize)
  /// A finger that moves content so many points up and to the left, and back; fewer than none where the end is shown.
  case scroll(CGSize)
  /// Flicks to the next pages, and back: a page is so large along the way that they go, and there are so many
  /// on either side.
  case pages(CGSize, ahead: Int, behind: Int)
  /// A finger that draws so far down what comes back by itself, and may be refreshed by that.
  case pull(CGFloat, refreshes: Bool)
  /// A finger that draws by its top what it throws off, so many points down.
  case dismiss(CGFloat)
  /// A finger that draws by its top what can be higher, so many points up.
  case raise(CGFloat)
  /// Two fingers that move apart.
  case pinch
  /// Two fingers that turn about each other.
  case rotate
  /// Two fingers that move apart, and two that turn about each other then.
  case pinchAndRotate
  /// A tap on a field, and what is typed then.
  ///
  /// - Parameters:
  ///   - content: What a system would offer to fill in, by UIKit's name; `digits` where there are no other keys,
  ///     `lines` in what grows by lines, and `formatted` where views say how what is typed next looks.
  ///   - submits: A return key does something of the view's.
  ///   - isWritten: The field says something already.
  ///   - selects: The view is told what of the text is selected, and may say so itself.
  case type(
    isFocused: Bool, content: String?, submits: Bool = false, isWritten: Bool = false,
    selects: Bool = false)

  /// Whether it is a tap, or several.
  @_spi(Engine) public var isTap: Bool {
    switch self {
    case .tap, .spot: true
    default: false
    }
  }
  /// Whether it merely moves to what is there already.
  @_spi(Engine) public var isScroll: Bool {
    switch self {
    case .scroll, .pages, .pull: true
    default: false
    }
  }
  /// Whether it is typed into what has the focus; nil for all else.
  @_spi(Engine) public var typesIntoFocus: Bool? {
    if case .type(let isFocused, _, _, _, _) = self { isFocused } else { nil }
  }
  /// Whether what is typed is then submitted.
  @_spi(Engine) public var submits: Bool {
    if case .type(_, _, let submits, _, _) = self { submits } else { false }
  }
  /// Whether what of a field's text is selected is bound to something.
  @_spi(Engine) public var selects: Bool {
    if case .type(_, _, _, _, let selects) = self { selects } else { false }
  }
  @_spi(Engine) public var pinches: Bool { self == .pinch || self == .pinchAndRotate }
  @_spi(Engine) public var rotates: Bool { self == .rotate || self == .pinchAndRotate }
  @_spi(Engine) public var isTwoFingers: Bool { pinches || rotates }
}
