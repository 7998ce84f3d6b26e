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

/// What a tab view's sidebar has beside its tabs.
struct TabSidebar {
  var header: AnyView?
  var footer: AnyView?
  var bottomBar: AnyView?
  /// Whether a tablet begins with it.
  var isFirst = false
}

private enum TabSidebarKey: EnvironmentKey {
  static var defaultValue: TabSidebar { TabSidebar() }
}

extension EnvironmentValues {
  var tabSidebar: TabSidebar {
    get { self[TabSidebarKey.self] }
    set { self[TabSidebarKey.self] = newValue }
  }
}

extension View {
  /// Stands above the tabs in a sidebar; where there is none, it is not seen.
  public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View
  {
    environment(\.tabSidebar.header, AnyView(content()))
  }

  /// Stands below the tabs in a sidebar; where there is none, it is not seen.
  public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View
  {
    environment(\.tabSidebar.footer, AnyView(content()))
  }

  /// Stands at the bottom of a sidebar; where there is none, it is not seen.
  public func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content)
    -> some View
  {
    environment(\.tabSidebar.bottomBar, AnyView(content()))
  }

  /// Whether a tablet's tabs that can be in either begin in a bar or in a sidebar.
  public func defaultAdaptableTabBarPlacement(
    _ defaultPlacement: AdaptableTabBarPlacement = .automatic
  ) -> some View {
    environment(\.tabSidebar.isFirst, defaultPlacement == .sidebar)
  }

  /// - Note: Accepted: a tap on the tab that searches shows its page.
  public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { self }
}
