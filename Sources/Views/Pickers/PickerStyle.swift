import Motion
import ViewEngine

/// How a picker shows its choices.
@MainActor @preconcurrency
public protocol PickerStyle {
  nonisolated var _look: _PickerLook { get }
}

/// The looks there are.
public enum _PickerLook: Sendable {
  case automatic, menu, segmented, wheel, inline, palette, navigationLink, radioGroup
}

/// The style that suits the place: a menu, and in a menu its rows.
public struct DefaultPickerStyle: PickerStyle {
  nonisolated public init() {}
  nonisolated public var _look: _PickerLook { .automatic }
}

/// The chosen one, with arrows; a tap opens a menu of all. In a menu it is a submenu.
public struct MenuPickerStyle: PickerStyle {
  nonisolated public init() {}
  nonisolated public var _look: _PickerLook { .menu }
}

/// All choices side by side.
public struct SegmentedPickerStyle: PickerStyle {
  nonisolated public init() {}
  nonisolated public var _look: _PickerLook { .segmented }
}

/// A drum of choices, turned with a finger.
public struct WheelPickerStyle: PickerStyle {
  nonisolated public init() {}
  nonisolated public var _look: _PickerLook { .wheel }
}

/// The choices among what is around them: rows of a list or a menu; elsewhere a wheel.
public struct InlinePickerStyle: PickerStyle {
  nonisolated public init() {}
  nonisolated public var _look: _PickerLook { .inline }
}

/// In a menu, pictures side by side in one row; elsewhere as `segmented`.
public struct PalettePickerStyle: PickerStyle {
  nonisolated public init() {}
  nonisolated public var _look: _PickerLook { .palette }
}

/// A row that pushes a page of choices onto the navigation stack.
public struct NavigationLinkPickerStyle: PickerStyle {
  nonisolated public init() {}
  nonisolated public var _look: _PickerLook { .navigationLink }
}

extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

private enum PickerLookKey: EnvironmentKey {
  static var defaultValue: _PickerLook { .automatic }
}

private enum IsInFormKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  var pickerLook: _PickerLook {
    get { self[PickerLookKey.self] }
    set { self[PickerLookKey.self] = newValue }
  }

  /// Whether controls are rows of a form.
  var isInForm: Bool {
    get { self[IsInFormKey.self] }
    set { self[IsInFormKey.self] = newValue }
  }
}

extension View {
  /// How the pickers inside look.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerLook, style._look)
  }
}
