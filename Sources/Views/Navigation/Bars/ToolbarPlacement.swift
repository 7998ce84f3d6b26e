import Motion
import ViewEngine

/// A bar at an edge of the screen.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String

  /// The bar above a page of a navigation stack.
  public static let automatic = ToolbarPlacement(name: "automatic")
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  /// The bar at the top of a Mac's window, which is that of its page.
  public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")

  var isTabBar: Bool { self == .tabBar }

  /// The bar that is meant.
  var resolved: ToolbarPlacement {
    self == .automatic || self == .windowToolbar ? .navigationBar : self
  }
}

enum TabBarLookKey: PreferenceKey {
  static var defaultValue: BarLook { BarLook() }
  static func reduce(value: inout BarLook, nextValue: () -> BarLook) {
    value = value.filled(from: nextValue())
  }
}
