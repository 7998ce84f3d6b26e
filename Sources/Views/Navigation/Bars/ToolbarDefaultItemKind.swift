import ViewEngine

/// Something that a toolbar has by itself.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String

  /// The title of the page, which then only names the way back.
  public static let title = ToolbarDefaultItemKind(name: "title")
  /// The button of a split view that shows its sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  public static let search = ToolbarDefaultItemKind(name: "search")
}

/// Whether a column of a split view asks for no button that shows and hides the sidebar: whichever asks, no other has it
/// either.
enum LacksSidebarToggleKey: PreferenceKey {
  static var defaultValue: Bool { false }

  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = nextValue() || value }
}

extension View {
  /// Leaves out what the toolbar around the view has by itself.
  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    navigationBar { if let defaultItemKind { $0.removed.insert(defaultItemKind) } }
      .transformPreference(LacksSidebarToggleKey.self) {
        if defaultItemKind == .sidebarToggle { $0 = true }
      }
  }
}
