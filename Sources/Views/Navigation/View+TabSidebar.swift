import Motion
import ViewEngine

/// Where a tab view begins that can be a bar or a sidebar.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String

  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

/// How a tab view shows the tab that searches.
public struct TabSearchActivation: Hashable, Sendable {
  private let name: String

  public static let automatic = TabSearchActivation(name: "automatic")
  public static let searchTabSelection = TabSearchActivation(name: "searchTabSelection")
}

// What stands in a tab view's sidebar, which a phone does not show.
extension View {
  /// - Note: Accepted: tabs are in a bar, in no sidebar.
  public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View
  {
    self
  }

  /// - Note: Accepted: tabs are in a bar, in no sidebar.
  public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View
  {
    self
  }

  /// - Note: Accepted: tabs are in a bar, in no sidebar.
  public func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content)
    -> some View
  {
    self
  }

  /// - Note: Accepted: tabs are in a bar, in no sidebar.
  public func defaultAdaptableTabBarPlacement(
    _ defaultPlacement: AdaptableTabBarPlacement = .automatic
  ) -> some View {
    self
  }

  /// - Note: Accepted: a tap on the tab that searches shows its page.
  public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { self }
}
