import Motion
import ViewEngine

/// How wide a button is.
public struct ButtonSizing: Hashable, Sendable {
  private let name: String

  /// As the place has it: as wide as its label.
  public static let automatic = ButtonSizing(name: "automatic")
  /// All that it is offered.
  public static let flexible = ButtonSizing(name: "flexible")
  /// As its label.
  public static let fitted = ButtonSizing(name: "fitted")
}

extension View {
  /// How wide the buttons inside are that have a border.
  public func buttonSizing(_ sizing: ButtonSizing) -> some View {
    environment(\.buttonSizing, sizing)
  }
}

private enum ButtonSizingKey: EnvironmentKey {
  static var defaultValue: ButtonSizing { .automatic }
}

extension EnvironmentValues {
  var buttonSizing: ButtonSizing {
    get { self[ButtonSizingKey.self] }
    set { self[ButtonSizingKey.self] = newValue }
  }
}
