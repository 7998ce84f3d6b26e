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

extension View {
  /// Leaves out what the toolbar around the view has by itself.
  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    navigationBar { if let defaultItemKind { $0.removed.insert(defaultItemKind) } }
  }
}
