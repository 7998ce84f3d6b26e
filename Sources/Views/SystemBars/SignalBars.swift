import Foundation
import Geometry
import ViewEngine

/// Four bars that rise.
struct SignalBars: View {
  /// How much larger than beside an island they are.
  var scale: CGFloat = 1

  private static let heights: [CGFloat] = [4, 6.3, 9, 12]

  var body: some View {
    HStack(alignment: .bottom, spacing: 2 * scale) {
      ForEach(Self.heights, id: \.self) { height in
        RoundedRectangle(cornerRadius: scale, style: .continuous)
          .frame(width: 3 * scale, height: height * scale)
      }
    }
  }
}
