import Motion
import ViewEngine

/// Whether every second row has another ground than its neighbours.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  fileprivate let isOn: Bool?

  /// As the style of the list or the table says.
  public static let automatic = AlternatingRowBackgroundBehavior(isOn: nil)
  public static let enabled = AlternatingRowBackgroundBehavior(isOn: true)
  public static let disabled = AlternatingRowBackgroundBehavior(isOn: false)
}

extension View {
  /// Whether every second row of the lists and tables inside has another ground; cards have none of their own rows'.
  public func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> some View {
    transformEnvironment(\.alternatesRows) { $0 = behavior.isOn ?? $0 }
  }
}

private enum AlternatesRowsKey: EnvironmentKey {
  static var defaultValue: Bool? { nil }
}

extension EnvironmentValues {
  /// Nil where nothing says so: a Mac's tables then do, and nothing else.
  var alternatesRows: Bool? {
    get { self[AlternatesRowsKey.self] }
    set { self[AlternatesRowsKey.self] = newValue }
  }
}

extension UIColor {
  /// Of every second row; by eye from AppKit's `alternatingContentBackgroundColors`.
  static let alternatingContentBackground = UIColor(
    Color(.appearance(light: Color(white: 0.957), dark: Color(white: 1, opacity: 0.05))))
}
