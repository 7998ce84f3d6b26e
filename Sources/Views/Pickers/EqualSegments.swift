import Foundation
import Geometry
import ViewEngine

/// Choices side by side, each as wide as the others: as the widest asks for, or their share of what there is.
struct EqualSegments: Layout {
  /// Beside what the widest says, in points. By eye.
  static let inset: CGFloat = 10

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let widest = (sizes.map(\.width).max() ?? 0) + 2 * Self.inset
    return proposal.replacingUnspecifiedDimensions(
      by: CGSize(
        width: CGFloat(sizes.count) * widest, height: sizes.map(\.height).max() ?? 0))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let share = CGSize(
      width: bounds.width / CGFloat(max(1, subviews.count)), height: bounds.height)
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + CGFloat(index) * share.width, y: bounds.minY),
        proposal: ProposedViewSize(share))
    }
  }
}
