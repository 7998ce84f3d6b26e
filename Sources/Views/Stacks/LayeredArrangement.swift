import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// Children on top of each other: `ZStack`, and what several overlay or background views stand in.
struct LayeredArrangement: Arrangement {
  let alignment: Alignment

  func size(for proposal: ProposedViewSize, subviews: LayoutSubviews) -> CGSize {
    guard let priority = subviews.map(\.priority).max() else { return .zero }
    let (across, down) = extents(of: subviews.filter { $0.priority == priority }, in: proposal)
    return CGSize(width: across.length, height: down.length)
  }

  func place(_ subviews: LayoutSubviews, in bounds: CGRect, proposal: ProposedViewSize) {
    // Every child is proposed the stack's own size; they meet where their guides do.
    let inner = ProposedViewSize(bounds.size)
    let (across, down) = extents(of: Array(subviews), in: inner)
    let dx = Self.slack(bounds.width - across.length, alignment.horizontal.key)
    let dy = Self.slack(bounds.height - down.length, alignment.vertical.key)
    for subview in subviews {
      let dimensions = subview.dimensions(in: inner)
      subview.place(
        at: CGPoint(
          x: bounds.minX + dx - across.start - dimensions[alignment.horizontal],
          y: bounds.minY + dy - down.start - dimensions[alignment.vertical]),
        proposal: inner)
    }
  }

  func explicitGuides(in size: CGSize, subviews: LayoutSubviews) -> Guides {
    guard subviews.count == 1, let only = subviews.first else { return [:] }
    return only.dimensions(in: ProposedViewSize(size)).explicit
  }

  private func extents(
    of subviews: [LayoutSubview], in proposal: ProposedViewSize
  ) -> (across: GuidedExtent, down: GuidedExtent) {
    var (across, down) = (GuidedExtent(), GuidedExtent())
    for subview in subviews {
      let dimensions = subview.dimensions(in: proposal)
      across.add(length: dimensions.width, guide: dimensions[alignment.horizontal])
      down.add(length: dimensions.height, guide: dimensions[alignment.vertical])
    }
    return (across, down)
  }

  /// How much of the space left over goes before the children.
  private static func slack(_ extra: CGFloat, _ key: AlignmentKey) -> CGFloat {
    extra * ViewDimensions(width: 1, height: 1)[key]
  }
}
