import Geometry
import Motion
import ViewEngine

/// What closes a watch's sheet, at its leading corner. By eye from watchOS 10.
struct WatchCloseButton: View {
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      Image(systemName: "xmark").fontWeight(.semibold)
    }
    .accessibilityLabel("Close")
    .environment(\.isInToolbar, true)
  }
}

private enum CloseSheetKey: EnvironmentKey {
  static var defaultValue: (() -> Void)? { nil }
}

extension EnvironmentValues {
  /// Closes the watch's sheet that a page is in; the first page's bar has a button for it.
  var closeSheet: (() -> Void)? {
    get { self[CloseSheetKey.self] }
    set { self[CloseSheetKey.self] = newValue }
  }
}
