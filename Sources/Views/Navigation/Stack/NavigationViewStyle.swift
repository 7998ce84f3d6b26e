import Motion
import ViewEngine

/// How a `NavigationView` shows its pages: on a phone as a stack.
@MainActor @preconcurrency
public protocol NavigationViewStyle {}

public struct DefaultNavigationViewStyle: NavigationViewStyle {
  nonisolated public init() {}
}

public struct StackNavigationViewStyle: NavigationViewStyle {
  nonisolated public init() {}
}

public struct ColumnNavigationViewStyle: NavigationViewStyle {
  nonisolated init() {}
}

/// Two columns, as code before iOS 15 says it.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  nonisolated public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
  /// Whether navigation views inside are columns or a stack where there is room for both; on a phone
  /// all of them are a stack.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    environment(\.navigationViewsAreStacks, style is StackNavigationViewStyle)
  }
}
