import Motion
import ViewEngine

/// A button that opens the app's settings.
///
/// - Note: Accepted: a clip does not show an app's settings, and says so; it looks like any button.
public struct SettingsLink<Label: View>: View {
  private let label: Label
  @Environment(\.openSettings) private var openSettings

  public init(@ViewBuilder label: () -> Label) {
    self.label = label()
  }

  public var body: some View {
    Button {
      openSettings()
    } label: {
      label
    }
  }
}

extension SettingsLink where Label == Text {
  public init() {
    self.init { Text("Settings…") }
  }
}
