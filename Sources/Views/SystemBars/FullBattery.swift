import Foundation
import Geometry
import ViewEngine

/// A battery that is full.
struct FullBattery: View {
  /// How much larger than beside an island it is.
  var scale: CGFloat = 1

  var body: some View {
    HStack(spacing: scale) {
      ZStack {
        RoundedRectangle(cornerRadius: 4 * scale, style: .continuous)
          .strokeBorder(lineWidth: 1)
          .opacity(0.35)
        RoundedRectangle(cornerRadius: 2.5 * scale, style: .continuous).padding(2 * scale)
      }
      .frame(width: 25 * scale, height: 13 * scale)
      UnevenRoundedRectangle(bottomTrailingRadius: 2 * scale, topTrailingRadius: 2 * scale)
        .frame(width: 1.4 * scale, height: 4.2 * scale)
        .opacity(0.4)
    }
  }
}
