import Motion
import ViewEngine

/// What a picture in a Mac's menu bar opens.
public protocol MenuBarExtraStyle: Sendable {}

/// A menu.
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
  public init() {}
}

/// A menu of the controls that it has.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
  public init() {}
}

/// A window below the bar, in which any controls may stand.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
  public init() {}
}

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
  public static var automatic: AutomaticMenuBarExtraStyle { AutomaticMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
  public static var menu: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  public static var window: WindowMenuBarExtraStyle { WindowMenuBarExtraStyle() }
}

extension View {
  /// What a picture in the menu bar opens: in a clip its scene is a view.
  public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some View {
    environment(\.menuBarExtraOpensWindow, style is WindowMenuBarExtraStyle)
  }
}

private enum MenuBarExtraOpensWindowKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  var menuBarExtraOpensWindow: Bool {
    get { self[MenuBarExtraOpensWindowKey.self] }
    set { self[MenuBarExtraOpensWindowKey.self] = newValue }
  }
}
