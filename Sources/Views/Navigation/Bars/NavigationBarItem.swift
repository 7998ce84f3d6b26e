/// How a page's title is shown.
public struct NavigationBarItem {
  public enum TitleDisplayMode: Sendable {
    /// As on the page below; large on the first one.
    case automatic
    case inline, large
  }
}

/// How a page's title is shown in its bar.
public struct ToolbarTitleDisplayMode: Sendable {
  let mode: NavigationBarItem.TitleDisplayMode
  /// Large, in the row of the bar itself.
  var isInRow = false

  public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
  public static let inline = ToolbarTitleDisplayMode(mode: .inline)
  /// Large, at the beginning of the bar's own row, where it stays. What leads in the bar stands before it; the platform has
  /// that in a menu.
  public static let inlineLarge = ToolbarTitleDisplayMode(mode: .large, isInRow: true)
  public static let large = ToolbarTitleDisplayMode(mode: .large)
}
