import Foundation
import Geometry
import Motion
import ViewEngine

/// The stripes of a Mac's list go on below its last row, to the list's end: without a height of their own, so that there
/// is no more to scroll. They are in the shape of the rows' own.
struct StripesBelow: View {
  /// How many rows stand above.
  let rows: Int
  let metrics: ListMetrics
  @Environment(\.defaultMinListRowHeight) private var height

  /// Higher than any window, in points.
  private static let reach: CGFloat = 2400

  var body: some View {
    Color.clear.frame(height: 0)
      .overlay(alignment: .top) {
        Stripes(isFirst: !rows.isMultiple(of: 2), height: height, radius: metrics.choiceRadius)
          .fill(Color(.alternatingContentBackground))
          .frame(height: Self.reach)
          .padding(.horizontal, metrics.choiceInset)
          .allowsHitTesting(false)
      }
  }
}

/// Every second one of the rows that there is room for.
private struct Stripes: Shape {
  /// Whether the first has the other ground.
  let isFirst: Bool
  let height: CGFloat
  let radius: CGFloat

  func path(in rect: CGRect) -> Path {
    Path { path in
      let start = rect.minY + (isFirst ? 0 : height)
      for y in stride(from: start, to: rect.maxY, by: 2 * max(height, 1)) {
        path.addRoundedRect(
          in: CGRect(x: rect.minX, y: y, width: rect.width, height: height),
          cornerSize: CGSize(width: radius, height: radius))
      }
    }
  }
}
