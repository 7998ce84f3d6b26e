import Foundation
import Geometry
import Motion
import ViewEngine

/// Lengths and amounts of the platform's buttons (rules `button-press`, `bordered-button-size`);
/// the others are uncertain (rule `button-fine-looks`).
enum ButtonConstants {
  static let pressedOpacity = 0.2
  /// Uncertain (rule `button-fine-looks`).
  static let plainPressedOpacity = 0.5
  /// Uncertain (rule `button-fine-looks`).
  static let disabledOpacity = 0.3
  static let horizontalInset: CGFloat = 12
  static let verticalInset: CGFloat = 7
  static let cornerRadius: CGFloat = 8
  static let borderedFillOpacity = 0.15
  /// As captured from UIKit of iOS 26.
  static let glassFillOpacity = 0.18
}

extension ButtonRole? {
  /// What a platform's button is coloured with.
  @MainActor var tint: AnyShapeStyle {
    self == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
  }
}

extension AnyShapeStyle {
  /// Grey, whatever the tint: what UIKit's configurations give a button that is disabled.
  @MainActor fileprivate static var disabledLabel: AnyShapeStyle {
    AnyShapeStyle(Color(.tertiaryLabel))
  }
}

/// A label's colour where no `foregroundStyle` on the button or around it says another.
struct LabelForeground: EnvironmentModifier {
  let style: AnyShapeStyle

  init(_ style: AnyShapeStyle) {
    self.style = style
  }

  func apply(to environment: inout EnvironmentValues) {
    guard environment.foreground?.isOfContainer ?? true else { return }
    environment.foreground = ForegroundLevels([style], outer: nil)
  }
}

struct BorderlessButtonBody: View, StandsForContent {
  let configuration: ButtonStyleConfiguration
  /// What asks for no border has none on other devices either.
  var kind = DeviceButtonKind.automatic
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.idiom) private var idiom
  @Environment(\.isGlass) private var isGlass
  @Environment(\.isInToolbar) private var isInToolbar
  @Environment(\.tint) private var tint

  var body: some View {
    if idiom == .phone || idiom == .pad {
      touched
    } else {
      DeviceButtonBody(configuration: configuration, kind: kind)
    }
  }

  private var touched: some View {
    configuration.label
      .modifier(LabelForeground(isEnabled ? color : .disabledLabel))
      .opacity(configuration.isPressed ? ButtonConstants.pressedOpacity : 1)
  }

  /// On a bar of glass it is the label's own colour, unless the button has a tint.
  private var color: AnyShapeStyle {
    isGlass && isInToolbar && tint == nil && configuration.role != .destructive
      ? AnyShapeStyle(Color.primary) : configuration.role.tint
  }
}

/// The platform's own style: a label in the tint colour.
public struct DefaultButtonStyle: ButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderlessButtonBody(configuration: configuration)
  }
}

public struct BorderlessButtonStyle: ButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderlessButtonBody(configuration: configuration, kind: .borderless)
  }
}

/// The label as it is; a little dimmed while it is pressed.
public struct PlainButtonStyle: ButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .opacity(configuration.isPressed ? ButtonConstants.plainPressedOpacity : 1)
  }
}

/// A label in the tint colour on a faint field: grey, or of the tint where one is set.
public struct BorderedButtonStyle: ButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderedButton(configuration: configuration)
  }
}

private struct BorderedButton: View {
  let configuration: ButtonStyleConfiguration
  @Environment(\.tint) private var tint
  @Environment(\.idiom) private var idiom
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isGlass) private var isGlass

  private var field: AnyShapeStyle {
    guard tint != nil, isEnabled else {
      return AnyShapeStyle(Color(isGlass ? .secondarySystemFill : .tertiarySystemFill))
    }
    return AnyShapeStyle(
      TintShapeStyle().opacity(
        isGlass ? ButtonConstants.glassFillOpacity : ButtonConstants.borderedFillOpacity))
  }

  var body: some View {
    if idiom == .phone || idiom == .pad {
      BorderedButtonBody(configuration: configuration, field: field)
        .modifier(LabelForeground(isEnabled ? configuration.role.tint : .disabledLabel))
    } else {
      DeviceButtonBody(configuration: configuration, kind: .bordered)
    }
  }
}

/// A white label on a field of the tint colour.
public struct BorderedProminentButtonStyle: ButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ProminentButton(configuration: configuration)
  }
}

private struct ProminentButton: View {
  let configuration: ButtonStyleConfiguration
  @Environment(\.idiom) private var idiom
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isGlass) private var isGlass
  @Environment(\.isInToolbar) private var isInToolbar
  @Environment(\.tint) private var tint

  private var field: AnyShapeStyle {
    isEnabled ? configuration.role.tint : AnyShapeStyle(Color(.tertiarySystemFill))
  }

  var body: some View {
    if isGlass, isInToolbar {
      // The bar makes the field.
      configuration.label
        .modifier(LabelForeground(isEnabled ? AnyShapeStyle(.white) : .disabledLabel))
        .opacity(configuration.isPressed ? ButtonConstants.pressedOpacity : 1)
        .modifier(BarEmphasisModifier(tint: tint))
    } else if idiom == .phone || idiom == .pad {
      BorderedButtonBody(configuration: configuration, field: field)
        .modifier(LabelForeground(isEnabled ? AnyShapeStyle(.white) : .disabledLabel))
    } else {
      DeviceButtonBody(configuration: configuration, kind: .prominent)
    }
  }
}

extension ButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension ButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension ButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension ButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension ButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
