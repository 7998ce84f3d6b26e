/// Where a search field stands.
///
/// On a phone below the page's title; since iOS 26 in the bar below the page, or in that of the tabs for the tab that
/// searches, unless `navigationBarDrawer` is asked for. Around the columns of a tablet or a Mac there is one field: in the
/// last column, or in the first for `sidebar`, and on a tablet before iOS 26.
public struct SearchFieldPlacement: Sendable {
  /// Whether the field stays while the page scrolls.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    public static let automatic = NavigationBarDrawerDisplayMode()
    public static let always = NavigationBarDrawerDisplayMode()
  }

  /// Whether it stands below the page's title in every year's look.
  let isBelowTitle: Bool
  /// Whether it stands in a split view's first column.
  var isInSidebar = false

  public static let automatic = SearchFieldPlacement(isBelowTitle: false)
  public static let navigationBarDrawer = SearchFieldPlacement(isBelowTitle: true)
  public static let sidebar = SearchFieldPlacement(isBelowTitle: true, isInSidebar: true)
  public static let toolbar = SearchFieldPlacement(isBelowTitle: false)
  public static let toolbarPrincipal = SearchFieldPlacement(isBelowTitle: false)

  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { navigationBarDrawer }
}
