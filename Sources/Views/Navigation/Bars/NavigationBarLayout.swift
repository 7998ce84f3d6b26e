import Foundation
import Geometry
import ViewEngine

/// Places what stands in the row of a bar: what leads at one side, what trails at the other, the title between
/// them; in this order, the title last because it may be missing.
///
/// - Matches: UIKit: a title stands in the middle of the bar as long as there is room for it there, else in what
///   the sides leave, and is shortened only when it is longer than that.
struct NavigationBarLayout: Layout {
  /// Between the title and what stands beside it, in points. Not measured.
  let gap: CGFloat
  /// Of a side where nothing stands, in points.
  let margin: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return proposal.replacingUnspecifiedDimensions(
      by: CGSize(
        width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).max() ?? 0))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard subviews.count >= 2 else { return }
    let (leading, trailing) = (subviews[0], subviews[1])
    let trailingSize = trailing.sizeThatFits(ProposedViewSize(bounds.size))
    let rest = max(bounds.width - trailingSize.width, 0)
    let leadingSize = leading.sizeThatFits(
      ProposedViewSize(width: rest, height: bounds.height))
    leading.place(
      at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading,
      proposal: ProposedViewSize(leadingSize))
    trailing.place(
      at: CGPoint(x: bounds.maxX, y: bounds.midY), anchor: .trailing,
      proposal: ProposedViewSize(trailingSize))
    for title in subviews.dropFirst(2) {
      place(
        title, from: bounds.minX + room(beside: leadingSize),
        to: bounds.maxX - room(beside: trailingSize), in: bounds)
    }
  }

  /// What a side keeps from the title.
  private func room(beside size: CGSize) -> CGFloat {
    size.width > margin ? size.width + gap : margin
  }

  private func place(
    _ title: LayoutSubview, from start: CGFloat, to end: CGFloat, in bounds: CGRect
  ) {
    let free = max(end - start, 0)
    let size = title.sizeThatFits(ProposedViewSize(width: free, height: bounds.height))
    let half = size.width / 2
    let middle = min(max(bounds.midX, start + half), max(end - half, start + half))
    title.place(
      at: CGPoint(x: middle, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(size))
  }
}
