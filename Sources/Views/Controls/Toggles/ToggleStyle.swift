import Foundation
import Geometry
import Motion
import ViewEngine

/// A toggle's label and state, for its style.
public struct ToggleStyleConfiguration {
  public struct Label: View {
    let view: AnyView

    public var body: some View { view }
  }

  public let label: Label
  @Binding public var isOn: Bool
  /// Whether some of several values are on and some are not: never, for one.
  public let isMixed = false

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

@MainActor @preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The style that suits the place: a switch.
public struct DefaultToggleStyle: ToggleStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PlacedToggle(configuration: configuration)
  }
}

/// A switch, in a bar a button; on a Mac a box, but in a group of settings; on a watch on a platter of its own.
private struct PlacedToggle: View {
  let configuration: ToggleStyleConfiguration
  @Environment(\.idiom) private var idiom
  @Environment(\.isInForm) private var isInForm
  @Environment(\.isInList) private var isInList
  @Environment(\.isInToolbar) private var isInToolbar

  var body: some View {
    switch idiom {
    case .phone where isInToolbar, .pad where isInToolbar, .mac where isInToolbar:
      ButtonToggleStyle().makeBody(configuration: configuration)
    case .mac where !isInForm:
      CheckboxToggleStyle().makeBody(configuration: configuration)
    case .watch where !isInList:
      SwitchToggleStyle().makeBody(configuration: configuration)
        .padding(.horizontal, 12)
        .frame(minHeight: 44)
        .background(Color(white: 1, opacity: 0.14), in: RoundedRectangle(cornerRadius: 12))
    case .tv:
      Button {
        configuration.isOn.toggle()
      } label: {
        HStack {
          configuration.label
          Spacer()
          Text(configuration.isOn ? "On" : "Off").opacity(0.6)
        }
      }
    default:
      SwitchToggleStyle().makeBody(configuration: configuration)
    }
  }
}

public struct SwitchToggleStyle: ToggleStyle {
  private let tint: AnyShapeStyle?

  nonisolated public init() {
    tint = nil
  }

  nonisolated public init(tint: Color) {
    self.tint = AnyShapeStyle(tint)
  }

  public func makeBody(configuration: Configuration) -> some View {
    LabeledControl(
      label: configuration.label, control: Switch(isOn: configuration.$isOn, tint: tint))
  }
}

/// A button on a field of the tint colour while it is on.
public struct ButtonToggleStyle: ToggleStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ToggleButton(configuration: configuration)
  }
}

/// On a Mac the button itself is filled, but in a bar, where it has no field.
private struct ToggleButton: View {
  let configuration: ToggleStyleConfiguration
  @Environment(\.idiom) private var idiom
  @Environment(\.isInToolbar) private var isInToolbar
  @Environment(\.buttonBorderShape) private var shape
  @Environment(\.controlSize) private var size
  @Environment(\.isGlass) private var isGlass

  private var insets: CGSize {
    ButtonConstants.insets(for: size, isCircle: shape == .circle, isGlass: isGlass)
  }

  var body: some View {
    if idiom == .mac, !isInToolbar {
      Button {
        configuration.isOn.toggle()
      } label: {
        configuration.label
      }
      .buttonStyle(MacToggleButtonStyle(isOn: configuration.isOn))
    } else {
      button
    }
  }

  private var button: some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
        .padding(.horizontal, insets.width)
        .padding(.vertical, insets.height)
        .background {
          shape.shape(for: size, isGlass: isGlass).fill(.tint)
            .opacity(configuration.isOn ? ButtonConstants.borderedFillOpacity : 0)
        }
    }
  }
}

private struct MacToggleButtonStyle: ButtonStyle {
  let isOn: Bool

  func makeBody(configuration: Configuration) -> some View {
    MacPushButton(configuration: configuration, isProminent: isOn)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension View {
  /// How the toggles inside look.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    transformEnvironment(\.toggleLook) { look in
      let outer = look
      look = ToggleLook { configuration in
        // What a style makes of what it is given has the look around the style.
        StyledBody.view(of: style, with: configuration) {
          $0.makeBody(configuration: $1).environment(\.toggleLook, outer)
        }
      }
    }
  }
}

struct ToggleLook {
  let makeBody: @MainActor (ToggleStyleConfiguration) -> AnyView
}

private enum ToggleLookKey: EnvironmentKey {
  static var defaultValue: ToggleLook {
    ToggleLook { AnyView(DefaultToggleStyle().makeBody(configuration: $0)) }
  }
}

extension EnvironmentValues {
  var toggleLook: ToggleLook {
    get { self[ToggleLookKey.self] }
    set { self[ToggleLookKey.self] = newValue }
  }
}
