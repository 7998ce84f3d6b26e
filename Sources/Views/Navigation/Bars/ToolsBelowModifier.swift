import Geometry
import Motion
@_spi(Engine) import ViewEngine

private enum ToolsAreBelowKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether tools stand below the page rather than in a bar above it, as in a Mac's sheets.
  var toolsAreBelow: Bool {
    get { self[ToolsAreBelowKey.self] }
    set { self[ToolsAreBelowKey.self] = newValue }
  }

  /// What is presented from a tool is no tool itself.
  mutating func leaveToolbar() {
    isInToolbar = false
    font = nil
    imageScale = .medium
    labelLook = EnvironmentValues().labelLook
  }
}

/// The tools of a Mac's sheet: below what is in it, as the buttons of AppKit's dialogs are.
///
/// - Matches: which tools there are and where, as Apple's documentation of `ToolbarItemPlacement` says of
///   `cancellationAction` and `confirmationAction` in a sheet of macOS; lengths by eye from macOS 14.
struct ToolsBelowModifier: ViewModifier {
  @State private var bar = NavigationBarValues()
  @Environment(\.toolsAreBelow) private var isOn

  @ViewBuilder func body(content: Content) -> some View {
    if isOn {
      VStack(spacing: 0) {
        content
          .modifier(PreferenceReadingModifier<NavigationBarKey> { bar = $0 })
          // Beside the tools too, what would take whatever it is given has the size that it has alone.
          .modifier(PageSafeAreaModifier(insets: EdgeInsets(), fits: true))
        if bar.parts.contains(where: { Self.places.contains($0.place) }) { row }
      }
    } else {
      content
    }
  }

  private static let places: [BarPlace] = [.leading, .trailing, .principal, .bottom]

  /// What is left without an answer stands at the beginning, the answers at the end, the one that is given last.
  private var row: some View {
    HStack(spacing: 8) {
      parts(at: .principal)
      parts(at: .bottom)
      Spacer(minLength: 0)
      parts(at: .leading)
      parts(at: .trailing)
    }
    .padding(.horizontal, 20)
    .padding(.vertical, 16)
  }

  @ViewBuilder private func parts(at place: BarPlace) -> some View {
    if !bar.parts(at: place).isEmpty {
      HStack(spacing: 8) { ForEach(bar.parts(at: place)) { $0.subview } }
    }
  }
}
