import Foundation
import Motion
import ViewEngine

/// How the columns of a split view share the room.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {
  /// Whether the detail makes room for the other columns; nil where the screen decides.
  nonisolated var _makesRoom: Bool? { get }
}

/// As suits the screen.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  nonisolated public init() {}
  nonisolated public var _makesRoom: Bool? { nil }
}

/// The detail makes room.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  nonisolated public init() {}
  nonisolated public var _makesRoom: Bool? { true }
}

/// The detail keeps its size, and the other columns lie on it.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  nonisolated public init() {}
  nonisolated public var _makesRoom: Bool? { false }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  public static var automatic: AutomaticNavigationSplitViewStyle {
    AutomaticNavigationSplitViewStyle()
  }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  public static var balanced: BalancedNavigationSplitViewStyle {
    BalancedNavigationSplitViewStyle()
  }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}

private enum SplitMakesRoomKey: EnvironmentKey {
  static var defaultValue: Bool? { nil }
}

extension EnvironmentValues {
  var splitMakesRoom: Bool? {
    get { self[SplitMakesRoomKey.self] }
    set { self[SplitMakesRoomKey.self] = newValue }
  }
}

extension View {
  /// How the columns of the split views inside share the room.
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    environment(\.splitMakesRoom, style._makesRoom)
  }

  /// How wide the column is that the view is in, where columns stand side by side.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    transformPreference(ColumnWidthKey.self) { $0 = width }
  }

  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    transformPreference(ColumnWidthKey.self) { $0 = ideal }
  }
}
