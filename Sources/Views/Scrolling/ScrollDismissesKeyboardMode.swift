import ViewEngine

/// Whether scrolling puts the keyboard away, which clips do not show.
public struct ScrollDismissesKeyboardMode: Sendable {
  public static let automatic = ScrollDismissesKeyboardMode()
  public static let immediately = ScrollDismissesKeyboardMode()
  public static let interactively = ScrollDismissesKeyboardMode()
  public static let never = ScrollDismissesKeyboardMode()
}

extension View {
  /// Whether scrolling puts the keyboard away.
  ///
  /// - Note: Accepted: there is no keyboard in a clip.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
}
