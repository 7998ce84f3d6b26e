import Motion
@_spi(Engine) import ViewEngine

/// Whether scrolling puts the keyboard away.
///
/// - Matches: `interactively` by approximation: the keyboard goes as the content begins to follow the finger, and not
///   with it. `automatic` keeps it.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let name: String

  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}

private enum ScrollDismissesKeyboardModeKey: EnvironmentKey {
  static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
}

extension EnvironmentValues {
  /// Of the scroll views inside.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[ScrollDismissesKeyboardModeKey.self] }
    set { self[ScrollDismissesKeyboardModeKey.self] = newValue }
  }
}

extension View {
  /// Whether scrolling puts the keyboard away, where the clip's look shows one.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    environment(\.scrollDismissesKeyboardMode, mode)
  }
}

extension ScrollItem {
  /// The finger has begun to move the content.
  func putKeyboardAway() {
    guard graph.canvas.showsKeyboard,
      [.immediately, .interactively].contains(node.environment.scrollDismissesKeyboardMode)
    else { return }
    _ = FirstResponder.resign()
  }
}
