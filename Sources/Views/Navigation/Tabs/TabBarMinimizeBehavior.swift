import Motion
@_spi(Engine) import ViewEngine

/// When the bar of a tab view gives way to what is scrolled.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  public static let never = TabBarMinimizeBehavior(name: "never")
}

/// Whether there are bars that give way: a demo of them is one of scrolling.
final class MinimizingBars: GraphPart {
  var areThere = false
}

extension ViewGraph {
  /// Whether a bar gives way to what is scrolled.
  package var hasMinimizingBar: Bool { knownPart(MinimizingBars.self)?.areThere ?? false }
}

extension TabBarMinimizeBehavior {
  var isOfScrolling: Bool { self == .onScrollDown || self == .onScrollUp }

  /// Whether a bar gives way to what is scrolled so.
  func givesWay(to heading: BarScroll.Heading?) -> Bool {
    switch self {
    case .onScrollDown: heading == .down
    case .onScrollUp: heading == .up
    default: false
    }
  }
}

private enum TabBarMinimizeBehaviorKey: EnvironmentKey {
  static var defaultValue: TabBarMinimizeBehavior { .automatic }
}

extension EnvironmentValues {
  var tabBarMinimizeBehavior: TabBarMinimizeBehavior {
    get { self[TabBarMinimizeBehaviorKey.self] }
    set { self[TabBarMinimizeBehaviorKey.self] = newValue }
  }
}

extension View {
  /// - Note: Approximated: bars give way in the look of iOS 26 alone, as a whole and not with the finger.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    environment(\.tabBarMinimizeBehavior, behavior)
  }
}
