import ViewEngine

/// What a toolbar is for.
public struct ToolbarRole: Equatable, Sendable {
  private let name: String

  public static let automatic = ToolbarRole(name: "automatic")
  public static let navigationStack = ToolbarRole(name: "navigationStack")
  public static let browser = ToolbarRole(name: "browser")
  /// Of a document: the way back has no title.
  public static let editor = ToolbarRole(name: "editor")
}

extension View {
  /// What the toolbar around the view is for. Of a document and of a browser a tablet's title leads, and what would be in
  /// the menu at the end stands in the middle.
  public func toolbarRole(_ role: ToolbarRole) -> some View {
    navigationBar {
      $0.hidesBackTitle = role == .editor
      $0.spreadsTools = role == .editor || role == .browser
    }
  }
}
