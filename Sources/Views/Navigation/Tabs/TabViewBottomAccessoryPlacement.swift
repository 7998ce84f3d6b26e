import ViewEngine

/// Where a tab view shows the view that goes with all tabs.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// Beside the bar that has given way to what is scrolled.
  case inline
  /// Above the bar.
  case expanded
}

private enum TabViewBottomAccessoryPlacementKey: EnvironmentKey {
  static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
}

extension EnvironmentValues {
  /// Where this view is shown by a tab view; nil of one that no tab view shows so.
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    get { self[TabViewBottomAccessoryPlacementKey.self] }
    set { self[TabViewBottomAccessoryPlacementKey.self] = newValue }
  }
}
