import Foundation
import Geometry
import Motion
import ViewEngine

/// Cells of one row, each in its column's place.
///
/// Columns with bounds keep to them; the others share what is left.
struct TableGrid: Layout {
  let widths: [TableColumnWidth]

  /// Points between two columns.
  static let spacing: CGFloat = 12

  /// How wide each column is.
  func lengths(in width: CGFloat) -> [CGFloat] {
    var lengths = [CGFloat?](repeating: nil, count: widths.count)
    let gaps = Self.spacing * CGFloat(max(0, widths.count - 1))
    // A bound that an even share would break is kept first; what is left is shared anew.
    while true {
      let open = lengths.indices.filter { lengths[$0] == nil }
      guard !open.isEmpty else { break }
      let rest = width - gaps - lengths.reduce(0) { $0 + ($1 ?? 0) }
      let share = max(0, rest / CGFloat(open.count))
      let bound = open.filter { bounded(share, widths[$0]) != share }
      guard !bound.isEmpty else {
        for index in open { lengths[index] = share }
        break
      }
      for index in bound { lengths[index] = bounded(share, widths[index]) }
    }
    return lengths.map { $0 ?? 0 }
  }

  private func bounded(_ share: CGFloat, _ width: TableColumnWidth) -> CGFloat {
    max(width.least ?? 0, min(width.most ?? .infinity, share))
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let width = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 600, height: 0)).width
    let height = zip(subviews, lengths(in: width)).map { subview, length in
      subview.sizeThatFits(ProposedViewSize(width: length, height: nil)).height
    }.max()
    return CGSize(width: width, height: height ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var x = bounds.minX
    for (subview, length) in zip(subviews, lengths(in: bounds.width)) {
      subview.place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(width: length, height: bounds.height))
      x += length + Self.spacing
    }
  }
}
