import Motion
import ViewEngine

/// A menu's label and content, for its style.
public struct MenuStyleConfiguration {
  public struct Label: View {
    let view: AnyView

    public var body: some View { view }
  }

  public struct Content: View {
    let view: AnyView

    public var body: some View { view }
  }

  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?
}

@MainActor @preconcurrency
public protocol MenuStyle {
  associatedtype Body: View
  typealias Configuration = MenuStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The style that suits the place: a label in the look of a button.
public struct DefaultMenuStyle: MenuStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    MenuButton(
      label: AnyView(configuration.label), content: AnyView(configuration.content),
      primaryAction: configuration.primaryAction)
  }
}

/// A label in the button style of the place, such as `.bordered`.
public struct ButtonMenuStyle: MenuStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    DefaultMenuStyle().makeBody(configuration: configuration)
  }
}

/// A label without a border, whatever the button style of the place.
public struct BorderlessButtonMenuStyle: MenuStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    DefaultMenuStyle().makeBody(configuration: configuration).buttonStyle(.borderless)
      .environment(\.menuIsBorderless, true)
  }
}

/// A label on a field, whatever the button style of the place.
public struct BorderedButtonMenuStyle: MenuStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    DefaultMenuStyle().makeBody(configuration: configuration).buttonStyle(.bordered)
  }
}

extension MenuStyle where Self == BorderedButtonMenuStyle {
  public static var borderedButton: BorderedButtonMenuStyle { BorderedButtonMenuStyle() }
}

extension MenuStyle where Self == DefaultMenuStyle {
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension View {
  /// How the menus inside look.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    transformEnvironment(\.menuLook) { look in
      let outer = look
      look = MenuLook { configuration in
        // What a style makes of the menu it is given has the look around the style.
        StyledBody.view(of: style, with: configuration) {
          $0.makeBody(configuration: $1).environment(\.menuLook, outer)
        }
      }
    }
  }
}

struct MenuLook {
  let makeBody: @MainActor (MenuStyleConfiguration) -> AnyView
}

private enum MenuLookKey: EnvironmentKey {
  static var defaultValue: MenuLook {
    MenuLook { AnyView(DefaultMenuStyle().makeBody(configuration: $0)) }
  }
}

extension EnvironmentValues {
  var menuLook: MenuLook {
    get { self[MenuLookKey.self] }
    set { self[MenuLookKey.self] = newValue }
  }
}
