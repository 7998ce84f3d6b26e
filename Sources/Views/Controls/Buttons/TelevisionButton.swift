import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// A button of a television: white and lifted while it has the focus. By eye from tvOS 17.
struct TelevisionButton: View {
  let configuration: ButtonStyleConfiguration
  let kind: DeviceButtonKind
  @Environment(\.isFocused) private var isFocused
  @Environment(\.isInList) private var isInList
  @Environment(\.isEnabled) private var isEnabled

  private static var animation: Animation { .spring(response: 0.3, dampingFraction: 0.8) }

  var body: some View {
    Group {
      if kind == .borderless {
        // A picture with round corners, and what it is called below it.
        VStack(spacing: 16) {
          SubviewsReader(content: configuration.label) { parts in
            ForEach(parts) { part in
              if part.entry.item.innermost is TextItem {
                part
              } else {
                part.clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))
              }
            }
          }
        }
      } else if kind == .card {
        // On a platter of its own, without a margin, which turns lighter with the focus.
        configuration.label
          .background(Color.white.opacity(isFocused ? 0.26 : 0.12))
          .clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))
      } else if isInList {
        configuration.label
          .foregroundStyle(isFocused ? Color.black : Color.white)
          .frame(maxWidth: .infinity, alignment: .leading)
          .background { field.padding(.horizontal, -30).padding(.vertical, -14) }
      } else {
        configuration.label
          .textStyle { $0.font = $0.font ?? .system(size: 38, weight: .medium) }
          .foregroundStyle(text)
          .padding(.horizontal, 40)
          .frame(minHeight: 66)
          .padding(.vertical, 4)
          .background { field }
      }
    }
    .scaleEffect(isInList ? 1 : isFocused ? configuration.isPressed ? 1 : 1.08 : 1)
    .shadow(color: .black.opacity(isFocused ? 0.5 : 0), radius: 25, y: 20)
    .fadedAsOne(isEnabled ? 1 : 0.4)
    .animation(motion, value: isFocused)
  }

  /// What has the focus from the start has not got it from another.
  private var motion: Animation? {
    (ViewGraph.current?.time ?? 0) > 0 ? Self.animation : nil
  }

  private var text: Color {
    if isFocused { return configuration.role == .destructive ? .red : .black }
    return configuration.role == .destructive ? .red : .white
  }

  private var field: some View {
    RoundedRectangle(cornerRadius: 12, style: .continuous)
      .fill(
        isFocused
          ? AnyShapeStyle(.white)
          : kind == .prominent ? AnyShapeStyle(.tint) : AnyShapeStyle(.white.opacity(0.12)))
  }
}

/// A picture or a view on a platter that lifts off while it has a television's focus.
public struct CardButtonStyle: ButtonStyle {
  public init() {}

  /// - Note: Approximated: without the tilt under a finger on the remote.
  public func makeBody(configuration: Configuration) -> some View {
    DeviceButtonBody(configuration: configuration, kind: .card)
  }
}

extension ButtonStyle where Self == CardButtonStyle {
  public static var card: CardButtonStyle { CardButtonStyle() }
}
