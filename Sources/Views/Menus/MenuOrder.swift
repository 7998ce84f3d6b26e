import Motion
import ViewEngine

/// Where a menu's first row stands.
public struct MenuOrder: Hashable, Sendable {
  private enum Kind { case automatic, priority, fixed }

  private let kind: Kind

  /// As `priority`.
  public static let automatic = MenuOrder(kind: .automatic)
  /// Next to the label: in a menu that opens above it, at the bottom.
  public static let priority = MenuOrder(kind: .priority)
  /// At the top.
  public static let fixed = MenuOrder(kind: .fixed)
}

/// Whether a choice closes its menu.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  private enum Kind { case automatic, enabled, disabled }

  private let kind: Kind

  /// As `enabled`.
  public static let automatic = MenuActionDismissBehavior(kind: .automatic)
  public static let enabled = MenuActionDismissBehavior(kind: .enabled)
  public static let disabled = MenuActionDismissBehavior(kind: .disabled)
}

private enum MenuOrderKey: EnvironmentKey {
  static var defaultValue: MenuOrder { .automatic }
}

private enum MenuDismissBehaviorKey: EnvironmentKey {
  static var defaultValue: MenuActionDismissBehavior { .automatic }
}

private enum MenuIndicatorKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }

  public var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorKey.self] }
    set { self[MenuIndicatorKey.self] = newValue }
  }

  var menuDismissBehavior: MenuActionDismissBehavior {
    get { self[MenuDismissBehaviorKey.self] }
    set { self[MenuDismissBehaviorKey.self] = newValue }
  }
}

extension View {
  /// Where the first row of the menus inside stands.
  public func menuOrder(_ order: MenuOrder) -> some View {
    environment(\.menuOrder, order)
  }

  /// Whether the controls inside close the menu that they are in.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    environment(\.menuDismissBehavior, behavior)
  }

  /// Whether the arrows beside what a picker shows are there. The labels of menus have none on a
  /// phone.
  public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }
}
