import Foundation
import Geometry
import Motion
import ViewEngine

/// What stands for a value.
struct LegendEntry: Identifiable {
  let datum: PlotDatum
  let style: AnyShapeStyle
  let symbol: MarkSymbol?
  let stroke: StrokeStyle?

  var id: PlotDatum { datum }

  var text: String {
    switch datum {
    case .category(let name): name
    case .number(let number):
      AxisFormat.number(number, fractionDigits: AxisFormat.fractionDigits(of: [number]))
    case .date(let seconds):
      Date(timeIntervalSinceReferenceDate: seconds)
        .formatted(Date.FormatStyle(locale: AxisFormat.locale).month(.abbreviated).day())
    }
  }
}

/// Dots with what they stand for, in rows or in a column.
struct ChartLegend: View {
  let entries: [LegendEntry]
  let isColumn: Bool

  var body: some View {
    let layout =
      isColumn
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 4)) : AnyLayout(LegendRows())
    layout {
      ForEach(entries) { entry in
        HStack(spacing: 4) {
          sample(entry)
          Text(verbatim: entry.text).font(.caption).foregroundStyle(.secondary)
        }
      }
    }
  }

  @ViewBuilder private func sample(_ entry: LegendEntry) -> some View {
    let dot = ChartConstants.legendDot
    if let stroke = entry.stroke {
      RuleShape(isUpright: false).stroke(entry.style, style: stroke)
        .frame(width: 2 * dot, height: dot)
    } else if case .shape(let shape, _) = entry.symbol {
      shape.fill(entry.style).frame(width: dot, height: dot)
    } else {
      Circle().fill(entry.style).frame(width: dot, height: dot)
    }
  }
}

/// From leading to trailing, and in the next row where there is no more place.
private struct LegendRows: Layout {
  private static let spacing: CGFloat = 8
  private static let rowSpacing: CGFloat = 4

  private func places(_ subviews: Subviews, _ width: CGFloat) -> (points: [CGPoint], size: CGSize) {
    var points: [CGPoint] = []
    var (x, y, row, widest): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      if x > 0, x + size.width > width {
        (x, y, row) = (0, y + row + Self.rowSpacing, 0)
      }
      points.append(CGPoint(x: x, y: y))
      widest = max(widest, x + size.width)
      x += size.width + Self.spacing
      row = max(row, size.height)
    }
    return (points, CGSize(width: widest, height: y + row))
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    places(subviews, proposal.width ?? .infinity).size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for (subview, point) in zip(subviews, places(subviews, proposal.width ?? .infinity).points) {
      subview.place(
        at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), proposal: .unspecified)
    }
  }
}
