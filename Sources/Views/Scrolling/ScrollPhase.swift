/// What moves a scroll view's content.
public enum ScrollPhase: Equatable, Hashable, Sendable {
  /// Nothing.
  case idle
  /// A finger is down that may be about to scroll.
  case tracking
  /// A finger.
  case interacting
  /// The speed that the finger has left it with.
  case decelerating
  /// It was sent somewhere.
  case animating

  public var isScrolling: Bool { self != .idle }

  /// Nothing holds it.
  var isByItself: Bool { self == .decelerating || self == .animating }
  /// A finger may keep it beyond its edge, also while it is laid out anew.
  var isHeld: Bool { self == .tracking || self == .interacting }
}

extension ScrollPhase: CustomDebugStringConvertible {
  public var debugDescription: String {
    switch self {
    case .idle: "idle"
    case .tracking: "tracking"
    case .interacting: "interacting"
    case .decelerating: "decelerating"
    case .animating: "animating"
    }
  }
}
