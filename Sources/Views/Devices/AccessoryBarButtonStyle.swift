import Foundation
import Geometry
import Motion
import ViewEngine

/// A Mac's button in a bar below the toolbar, which narrows what is shown: a grey field while it is pressed. By eye.
public struct AccessoryBarButtonStyle: ButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    AccessoryBarButton(configuration: configuration, hasField: false)
  }
}

/// A Mac's button in a bar below the toolbar, which does something: on a grey field. By eye.
public struct AccessoryBarActionButtonStyle: ButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    AccessoryBarButton(configuration: configuration, hasField: true)
  }
}

private struct AccessoryBarButton: View {
  let configuration: ButtonStyleConfiguration
  let hasField: Bool
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let isPressed = configuration.isPressed
    configuration.label
      .textStyle { $0.font = $0.font ?? .system(size: 11, weight: .medium) }
      .lineLimit(1)
      .padding(.horizontal, 7)
      .frame(minHeight: 19)
      .background {
        RoundedRectangle(cornerRadius: 4, style: .continuous)
          .fill(Color.primary.opacity(isPressed ? 0.2 : hasField ? 0.08 : 0))
      }
      .fadedAsOne(isEnabled ? 1 : 0.4)
  }
}

extension ButtonStyle where Self == AccessoryBarButtonStyle {
  public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}

extension ButtonStyle where Self == AccessoryBarActionButtonStyle {
  public static var accessoryBarAction: AccessoryBarActionButtonStyle {
    AccessoryBarActionButtonStyle()
  }
}
