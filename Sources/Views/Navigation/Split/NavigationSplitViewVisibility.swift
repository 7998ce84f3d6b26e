import ViewEngine

/// Which columns of a split view are shown, where there is room for more than one.
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
  private let name: String

  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  public static let all = NavigationSplitViewVisibility(name: "all")
  /// The content and the detail of three columns.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  /// How many columns lie before it, of three.
  let order: Int

  public static let sidebar = NavigationSplitViewColumn(order: 0)
  public static let content = NavigationSplitViewColumn(order: 1)
  public static let detail = NavigationSplitViewColumn(order: 2)
}
