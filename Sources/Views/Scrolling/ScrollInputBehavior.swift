import ViewEngine

/// Whether something other than a finger scrolls.
public struct ScrollInputBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = ScrollInputBehavior(name: "automatic")
  public static let enabled = ScrollInputBehavior(name: "enabled")
  public static let disabled = ScrollInputBehavior(name: "disabled")
}

/// What scrolls beside a finger.
public struct ScrollInputKind: Hashable, Sendable {
  private let name: String

  /// A watch's double tap of two fingers.
  public static let handGestureShortcut = ScrollInputKind(name: "handGestureShortcut")
  /// A look at the edge.
  public static let lookToScroll = ScrollInputKind(name: "lookToScroll")
}

extension View {
  /// - Note: Accepted: a script scrolls with fingers and the crown alone.
  public func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind)
    -> some View
  { self }
}
