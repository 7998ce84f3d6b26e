import ViewEngine

private enum TabBarDressKey: EnvironmentKey {
  static var defaultValue: UITabBar? { nil }
}

extension EnvironmentValues {
  /// The bar of UIKit's whose tabs a view of tabs shows: it says how they look.
  var tabBarDress: UITabBar? {
    get { self[TabBarDressKey.self] }
    set { self[TabBarDressKey.self] = newValue }
  }

  /// What UIKit's names say of a bar of tabs: of this one, or else of all of them.
  @MainActor var askedTabBar: UITabBar? {
    // Reading it has the bar read again when it is told to look otherwise.
    if let bar = tabBarDress, bar.changes.count >= 0, bar.isDressed { return bar }
    return UIAppearances.asked(of: UITabBar.self)
  }
}
