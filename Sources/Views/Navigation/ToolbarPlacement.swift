import Motion
import ViewEngine

/// A bar at an edge of the screen.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String

  /// The bar above a page of a navigation stack.
  public static let automatic = ToolbarPlacement(name: "automatic")
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  public static let tabBar = ToolbarPlacement(name: "tabBar")
}

enum TabBarHiddenKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

extension View {
  /// Shows or leaves out bars around the view.
  ///
  /// - Parameter bars: None means that of the navigation stack.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    barVisibility(visibility, Set(bars))
  }

  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    barVisibility(visibility, Set(bars))
  }

  private func barVisibility(_ visibility: Visibility, _ bars: Set<ToolbarPlacement>) -> some View {
    let isHidden = visibility == .hidden
    let meansTabs = bars.contains(.tabBar)
    let meansPages = bars.isEmpty || !bars.isDisjoint(with: [.automatic, .navigationBar])
    return
      transformPreference(TabBarHiddenKey.self) { if meansTabs { $0 = isHidden } }
      .transformPreference(NavigationBarKey.self) { if meansPages { $0.isHidden = isHidden } }
  }
}
