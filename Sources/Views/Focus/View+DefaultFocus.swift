import Motion
import ViewEngine

extension View {
  /// - Note: Accepted: a television's focus is wherever it was moved last.
  public func focusScope(_ namespace: Namespace.ID) -> some View { self }

  /// Whether what is inside has a television's focus first, in place of what stands first.
  ///
  /// - Parameter namespace: Of a `focusScope`; the whole screen is one here.
  public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID)
    -> some View
  {
    environment(\.prefersFocus, prefersDefaultFocus)
  }
}

private enum PrefersFocusKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether a view takes a television's focus as it appears, before that was moved.
  var prefersFocus: Bool {
    get { self[PrefersFocusKey.self] }
    set { self[PrefersFocusKey.self] = newValue }
  }
}
