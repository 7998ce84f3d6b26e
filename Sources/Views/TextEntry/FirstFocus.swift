import Motion
import ViewEngine

/// Gives the focus to the first of some fields as they appear, as an alert does.
@MainActor
final class FirstFocus {
  private var isTaken = false

  /// - Returns: Whether the field that asks is the first.
  func take() -> Bool {
    defer { isTaken = true }
    return !isTaken
  }
}

private enum FirstFocusKey: EnvironmentKey {
  static var defaultValue: FirstFocus? { nil }
}

extension EnvironmentValues {
  /// Nil where no field has the focus by itself.
  var firstFocus: FirstFocus? {
    get { self[FirstFocusKey.self] }
    set { self[FirstFocusKey.self] = newValue }
  }
}
