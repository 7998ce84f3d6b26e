import Foundation
import Geometry
import Motion
import ViewEngine

/// How a view of the plot is placed.
enum PlotPlace {
  /// As large as its frame.
  case fills(MarkFrame)
  /// In its own size around the middle of its frame.
  case centered(MarkFrame)
  /// Over what the scales go over, moved by points.
  case range(CGSize)
}

private enum PlotPlaceKey: LayoutValueKey {
  static var defaultValue: PlotPlace { .fills(.plot) }
}

extension View {
  func plotPlace(_ place: PlotPlace) -> some View {
    layoutValue(key: PlotPlaceKey.self, value: place)
  }
}

/// Marks in the plot. They travel when their frames change, as all views do.
struct PlotLayout: Layout {
  let geometry: ChartGeometry

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: ChartConstants.idealSize)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let range = geometry.range(in: bounds.size).offsetBy(dx: bounds.minX, dy: bounds.minY)
    for subview in subviews {
      switch subview[PlotPlaceKey.self] {
      case .fills(let frame):
        let rect = frame.rect(in: bounds, range: range)
        subview.place(at: rect.origin, proposal: ProposedViewSize(rect.size))
      case .centered(let frame):
        let rect = frame.rect(in: bounds, range: range)
        subview.place(
          at: CGPoint(x: rect.midX, y: rect.midY), anchor: .center, proposal: .unspecified)
      case .range(let offset):
        subview.place(
          at: CGPoint(x: range.minX + offset.width, y: range.minY + offset.height),
          proposal: ProposedViewSize(range.size))
      }
    }
  }
}
