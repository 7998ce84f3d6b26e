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

  public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
  public static let inline = ToolbarTitleDisplayMode(mode: .inline)
  /// Large, in the bar itself where there is room; a phone's bar has none.
  public static let inlineLarge = ToolbarTitleDisplayMode(mode: .large)
  public static let large = ToolbarTitleDisplayMode(mode: .large)
}
