import Motion
import ViewEngine

/// Whether a field in a bar is a button until it is used.
public struct SearchToolbarBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = SearchToolbarBehavior(name: "automatic")
  public static let minimize = SearchToolbarBehavior(name: "minimize")
}

private enum SearchIsMinimizedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the field inside is a button until it is used, where it stands in a bar.
  var searchIsMinimized: Bool {
    get { self[SearchIsMinimizedKey.self] }
    set { self[SearchIsMinimizedKey.self] = newValue }
  }
}

extension View {
  /// - Note: Approximated: in a phone's bar below the page since iOS 26; elsewhere the field keeps its size.
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    environment(\.searchIsMinimized, behavior == .minimize)
  }
}
