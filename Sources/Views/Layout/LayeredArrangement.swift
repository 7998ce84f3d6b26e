import Foundation
import Geometry

/// Children on top of each other: `ZStack`, and what several overlay or background views stand in.
struct LayeredArrangement: Arrangement {
  let alignment: Alignment

  func size(for proposal: ProposedViewSize, subviews: LayoutSubviews) -> CGSize {
    union(proposal, subviews).size
  }

  func place(_ subviews: LayoutSubviews, in bounds: CGRect, proposal: ProposedViewSize) {
    // Every child is proposed the stack's own size; they meet where their guides do.
    let inner = ProposedViewSize(bounds.size)
    var (left, top) = (CGFloat.infinity, CGFloat.infinity)
    var (right, bottom) = (-CGFloat.infinity, -CGFloat.infinity)
    let all = subviews.map { $0.dimensions(in: inner) }
    for dimensions in all {
      left = min(left, -dimensions[alignment.horizontal])
      top = min(top, -dimensions[alignment.vertical])
      right = max(right, dimensions.width - dimensions[alignment.horizontal])
      bottom = max(bottom, dimensions.height - dimensions[alignment.vertical])
    }
    guard !all.isEmpty else { return }
    let dx = Self.slack(bounds.width - (right - left), alignment.horizontal.key)
    let dy = Self.slack(bounds.height - (bottom - top), alignment.vertical.key)
    for (subview, dimensions) in zip(subviews, all) {
      subview.place(
        at: CGPoint(
          x: bounds.minX + dx - left - dimensions[alignment.horizontal],
          y: bounds.minY + dy - top - dimensions[alignment.vertical]),
        proposal: inner)
    }
  }

  func explicitGuides(in size: CGSize, subviews: LayoutSubviews) -> Guides {
    guard subviews.count == 1, let only = subviews.first else { return [:] }
    return only.dimensions(in: ProposedViewSize(size)).explicit
  }

  private func union(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGRect {
    guard let priority = subviews.map(\.priority).max() else { return .zero }
    var rect = CGRect.null
    for subview in subviews where subview.priority == priority {
      let dimensions = subview.dimensions(in: proposal)
      rect = rect.union(
        CGRect(
          x: -dimensions[alignment.horizontal], y: -dimensions[alignment.vertical],
          width: dimensions.width, height: dimensions.height))
    }
    return rect.isNull ? .zero : rect
  }

  /// How much of the space left over goes before the children.
  private static func slack(_ extra: CGFloat, _ key: AlignmentKey) -> CGFloat {
    extra * ViewDimensions(width: 1, height: 1)[key]
  }
}
