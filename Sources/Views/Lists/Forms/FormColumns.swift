import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// A Mac's form: labels that end where the controls begin.
struct FormColumns<Content: View>: View {
  let content: Content

  var body: some View {
    FormColumnsLayout { content }
      .environment(\.isInForm, false)
      .environment(\.isInColumns, true)
  }
}

/// Rows below each other, the widest label's width before the controls of all.
struct FormColumnsLayout: Layout {
  /// Points between rows; by eye.
  private static let spacing: CGFloat = 10

  private struct Row {
    let indent: CGFloat
    let proposal: ProposedViewSize
    let size: CGSize
  }

  private func rows(_ subviews: Subviews, in width: CGFloat?) -> [Row] {
    let offered = ProposedViewSize(width: width, height: nil)
    let labels = subviews.map { $0.dimensions(in: offered)[.formColumn] }
    let widest = labels.max() ?? 0
    return zip(subviews, labels).map { subview, label in
      let proposal = ProposedViewSize(
        width: width.map { max(0, $0 - (widest - label)) }, height: nil)
      return Row(
        indent: widest - label, proposal: proposal, size: subview.sizeThatFits(proposal))
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let rows = rows(subviews, in: proposal.width)
    return CGSize(
      width: rows.map { $0.indent + $0.size.width }.max() ?? 0,
      height: rows.map(\.size.height).reduce(0, +) + Self.spacing * CGFloat(max(0, rows.count - 1)))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var y = bounds.minY
    for (subview, row) in zip(subviews, rows(subviews, in: bounds.width)) {
      subview.place(at: CGPoint(x: bounds.minX + row.indent, y: y), proposal: row.proposal)
      y += row.size.height + Self.spacing
    }
  }
}
