import Foundation
import Geometry
import Motion
import ViewEngine

/// What the way back from a page is called.
struct BackTitle: Equatable {
  let text: String
  /// Whether nothing is written beside the sign.
  let isBare: Bool
  /// The page below has a large title, which becomes this one.
  let isFromLarge: Bool

  /// What a longer one is replaced by, as the platform does where there is no room.
  private static let longest = 16

  /// - Parameter name: What the page below calls its way back itself; nothing is written where it is empty.
  init(_ title: String?, name: String? = nil, isFromLarge: Bool) {
    let title = name ?? title
    let isGood = title.map { !$0.isEmpty && $0.count <= Self.longest } ?? false
    isBare = name?.isEmpty == true
    text = isGood ? title ?? "Back" : "Back"
    self.isFromLarge = isFromLarge
  }
}

/// The button that leads back, and its way into the bar.
struct BackButton: View {
  let title: BackTitle
  let showsTitle: Bool
  /// Of the page, in points.
  let width: CGFloat
  /// As of the bar.
  let shift: Double
  @Environment(\.navigation) private var navigation
  @Environment(\.layoutDirection) private var direction
  @Environment(\.isGlass) private var isGlass

  private var isRightToLeft: Bool { direction == .rightToLeft }

  var body: some View {
    if isGlass { circle } else { named }
  }

  /// Since iOS 26 it has no title.
  private var circle: some View {
    Button {
      navigation?.pop()
    } label: {
      Image(systemName: isRightToLeft ? "chevron.right" : "chevron.left")
        .font(.system(size: 20, weight: .medium))
        .foregroundStyle(Color.primary)
        .frame(width: GlassBarConstants.itemHeight, height: GlassBarConstants.itemHeight)
        .background { GlassBarGround(shape: Circle()) }
        .contentShape(Circle())
    }
    .opacity(1 - abs(shift))
    .accessibilityLabel(title.text)
    .accessibilityIdentifier("BackButton")
    .padding(.leading, GlassBarConstants.margin)
  }

  private var named: some View {
    let coming = max(shift, 0)
    let side: CGFloat = isRightToLeft ? -1 : 1
    return Button {
      navigation?.pop()
    } label: {
      HStack(spacing: 6) {
        Image(systemName: isRightToLeft ? "chevron.right" : "chevron.left")
          .font(.system(size: 20, weight: .medium))
          .opacity(1 - abs(shift))
        if showsTitle, !title.isBare {
          Text(title.text).lineLimit(1)
            .scaleEffect(
              title.isFromLarge ? 1 + coming : 1, anchor: isRightToLeft ? .trailing : .leading
            )
            .opacity(1 - abs(shift))
            .offset(
              x: side * (title.isFromLarge ? -11 * coming : coming * width * 0.35)
                + side * min(shift, 0) * 60,
              y: title.isFromLarge ? 46 * coming : 0)
        }
      }
      .font(BarConstants.itemFont)
    }
    .accessibilityLabel(title.text)
    // As UIKit calls it.
    .accessibilityIdentifier("BackButton")
    .padding(.horizontal, 8)
  }
}
