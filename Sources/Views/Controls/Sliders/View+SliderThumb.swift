import Motion
import ViewEngine

extension View {
  /// Whether sliders inside show their knobs; they are moved either way.
  public func sliderThumbVisibility(_ visibility: Visibility) -> some View {
    environment(\.sliderThumbVisibility, visibility)
  }
}

private enum ThumbVisibilityKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  var sliderThumbVisibility: Visibility {
    get { self[ThumbVisibilityKey.self] }
    set { self[ThumbVisibilityKey.self] = newValue }
  }
}
