import Motion
import ViewEngine

/// What a button says it does.
public struct ButtonRole: Equatable, Sendable {
  let name: String

  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
  /// Of iOS 26: agrees to what is asked.
  public static let confirm = ButtonRole(name: "confirm")
  /// Of iOS 26: leaves what is shown.
  public static let close = ButtonRole(name: "close")
}

/// A button's label and state, for its style.
public struct ButtonStyleConfiguration {
  public struct Label: View, StandsForContent {
    let view: AnyView

    public var body: some View { view }
  }

  public let role: ButtonRole?
  public let label: Label
  public let isPressed: Bool
}

/// A button's label and action, for a style that decides when to run it.
public struct PrimitiveButtonStyleConfiguration {
  public struct Label: View {
    let view: AnyView

    public var body: some View { view }
  }

  public let role: ButtonRole?
  public let label: Label
  let action: () -> Void

  public func trigger() { action() }
}

@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension View {
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment(
      \.buttonLook,
      .pressed { configuration in
        StyledBody.view(of: style, with: configuration) { $0.makeBody(configuration: $1) }
      })
  }

  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    environment(
      \.buttonLook,
      .primitive { configuration in
        StyledBody.view(of: style, with: configuration) { $0.makeBody(configuration: $1) }
      })
  }
}

/// How the buttons inside look.
enum ButtonLook {
  case pressed(@MainActor (ButtonStyleConfiguration) -> AnyView)
  case primitive(@MainActor (PrimitiveButtonStyleConfiguration) -> AnyView)
}

private enum ButtonLookKey: EnvironmentKey {
  static var defaultValue: ButtonLook? { nil }
}

extension EnvironmentValues {
  var buttonLook: ButtonLook? {
    get { self[ButtonLookKey.self] }
    set { self[ButtonLookKey.self] = newValue }
  }
}
