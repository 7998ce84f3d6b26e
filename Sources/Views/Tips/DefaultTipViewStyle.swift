import Foundation
import Geometry
import Motion
import ViewEngine

/// A large symbol, a bold title above the message, a cross, and buttons below.
///
/// - Matches: TipKit's card of iOS 17, by eye.
public struct DefaultTipViewStyle: TipViewStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    TipCard(configuration: configuration)
  }
}

extension TipViewStyle where Self == DefaultTipViewStyle {
  public static var automatic: DefaultTipViewStyle { DefaultTipViewStyle() }
}

/// What a tip says, with its cross and buttons.
struct TipCard: View {
  let configuration: TipViewStyleConfiguration
  @Environment(\.tipLook) private var look

  var body: some View {
    HStack(alignment: .top, spacing: TipSize.gap) {
      if let image = configuration.image { symbol(image).foregroundStyle(look.imageStyle) }
      VStack(alignment: .leading, spacing: 4) {
        configuration.title.map { $0.font(.headline) }
        configuration.message.map { $0.font(.subheadline).foregroundStyle(.secondary) }
        ForEach(configuration.actions) { item in
          Divider().padding(.top, 4)
          Button(action: item.handler) {
            item.label().font(.subheadline.weight(.semibold)).frame(
              maxWidth: .infinity, alignment: .leading)
          }
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      Button("Close", systemImage: "xmark") {
        withAnimation { configuration.tip.invalidate(reason: .tipClosed) }
      }
      .labelStyle(.iconOnly)
      .font(.system(size: 15, weight: .semibold))
      .foregroundStyle(.secondary)
      .buttonStyle(.plain)
    }
    .padding(TipSize.margin)
  }

  @ViewBuilder private func symbol(_ image: Image) -> some View {
    if let size = look.imageSize {
      image.resizable().scaledToFit().frame(width: size.width, height: size.height)
    } else {
      image.font(.system(size: TipSize.symbol))
    }
  }
}

/// Points, by eye.
private enum TipSize {
  static let symbol: CGFloat = 32
  static let margin: CGFloat = 16
  static let gap: CGFloat = 12
}
