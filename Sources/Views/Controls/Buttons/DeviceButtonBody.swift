import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// The kinds of buttons that the platform's own styles make.
enum DeviceButtonKind { case automatic, bordered, prominent, borderless, card }

/// A button of the platform's own as it looks on a Mac, a watch or a television.
struct DeviceButtonBody: View, StandsForContent {
  let configuration: ButtonStyleConfiguration
  let kind: DeviceButtonKind
  @Environment(\.idiom) private var idiom
  @Environment(\.isInList) private var isInList
  @Environment(\.isInToolbar) private var isInToolbar

  var body: some View {
    switch idiom {
    case .phone, .pad: configuration.label
    case .mac:
      if kind == .borderless || isInToolbar && kind != .prominent {
        MacFlatButton(configuration: configuration)
      } else {
        MacPushButton(configuration: configuration, isProminent: kind == .prominent)
      }
    case .watch:
      if isInToolbar && kind != .borderless {
        WatchCornerButton(configuration: configuration, isProminent: kind == .prominent)
      } else if isInList || kind == .borderless {
        WatchFlatButton(configuration: configuration)
      } else {
        WatchButton(configuration: configuration, isProminent: kind == .prominent)
      }
    case .tv:
      TelevisionButton(configuration: configuration, kind: isInList ? .automatic : kind)
    }
  }
}

/// AppKit's push button: 22 points high, its title 13; small ones 19 and 11, large ones 30. Corners,
/// lines and colours are by eye.
struct MacPushButton: View {
  let configuration: ButtonStyleConfiguration
  let isProminent: Bool
  @Environment(\.controlSize) private var size
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.colorScheme) private var scheme
  @Environment(\.isDefaultAction) private var isDefault

  private var isFilled: Bool { isProminent || isDefault }

  var body: some View {
    configuration.label
      .textStyle { $0.font = $0.font ?? .system(size: size <= .small ? 11 : 13) }
      .lineLimit(1)
      .foregroundStyle(
        isFilled ? Color.white : configuration.role == .destructive ? Color.red : Color.primary
      )
      .padding(.horizontal, size <= .small ? 7 : size >= .large ? 14 : 10)
      .frame(minHeight: Self.height(of: size))
      .background { MacField(fill: isFilled ? AnyShapeStyle(.tint) : nil) }
      .brightness(configuration.isPressed ? (scheme == .dark ? 0.1 : -0.1) : 0)
      .fadedAsOne(isEnabled ? 1 : 0.4)
  }

  static func height(of size: ControlSize) -> CGFloat {
    switch size {
    case .mini: 16
    case .small: 19
    case .regular: 22
    case .large: 30
    case .extraLarge: 36
    }
  }
}

/// What a Mac's buttons, pop-ups and steppers stand on. By eye.
struct MacField: View {
  /// Nil is white, or grey in the dark.
  var fill: AnyShapeStyle?
  var radius: CGFloat = 5
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    RoundedRectangle(cornerRadius: radius, style: .continuous)
      .fill(fill ?? AnyShapeStyle(scheme == .dark ? Color(white: 1, opacity: 0.22) : .white))
      .overlay {
        RoundedRectangle(cornerRadius: radius, style: .continuous)
          .strokeBorder(Color.black.opacity(fill == nil ? 0.12 : 0.05), lineWidth: 0.5)
      }
      .shadow(color: .black.opacity(0.16), radius: 0.5, y: 0.5)
  }
}

/// A picture or a title without a field, as in a Mac's toolbar.
private struct MacFlatButton: View {
  let configuration: ButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isInToolbar) private var isInToolbar

  var body: some View {
    configuration.label
      .textStyle { $0.font = $0.font ?? .system(size: 13) }
      .foregroundStyle(configuration.role == .destructive ? Color.red : Color.secondary)
      .padding(.horizontal, isInToolbar ? 6 : 0)
      .padding(.vertical, isInToolbar ? 5 : 0)
      .background {
        RoundedRectangle(cornerRadius: 5)
          .fill(Color.primary.opacity(configuration.isPressed && isInToolbar ? 0.1 : 0))
      }
      .fadedAsOne(!isEnabled ? 0.4 : configuration.isPressed && !isInToolbar ? 0.6 : 1)
  }
}

/// A rounded platter over the whole width of a watch. By eye from watchOS 10.
private struct WatchButton: View {
  let configuration: ButtonStyleConfiguration
  let isProminent: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.buttonBorderShape) private var shape
  @Environment(\.tint) private var tint

  var body: some View {
    configuration.label
      .multilineTextAlignment(.center)
      .foregroundStyle(configuration.role == .destructive ? Color.red : Color.white)
      .padding(.horizontal, 12)
      .padding(.vertical, 8)
      .frame(maxWidth: shape == .circle ? nil : .infinity, minHeight: 44)
      .background {
        AnyShape(shape == .automatic ? AnyShape(Capsule()) : shape.shape(for: .large)).fill(field)
      }
      .scaleEffect(configuration.isPressed ? 0.96 : 1)
      .fadedAsOne(isEnabled ? configuration.isPressed ? 0.7 : 1 : 0.4)
  }

  private var field: AnyShapeStyle {
    if isProminent { return configuration.role.tint }
    if configuration.role == .destructive { return AnyShapeStyle(Color.red.opacity(0.2)) }
    if tint != nil { return AnyShapeStyle(TintShapeStyle().opacity(0.3)) }
    return AnyShapeStyle(Color(white: 1, opacity: 0.14))
  }
}

private struct WatchFlatButton: View {
  let configuration: ButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    configuration.label
      .foregroundStyle(configuration.role == .destructive ? Color.red : Color.white)
      .fadedAsOne(isEnabled ? configuration.isPressed ? 0.5 : 1 : 0.4)
  }
}
