import Foundation
import Geometry

/// How a container puts its children: the internal, type-erased form of ``Layout``.
@MainActor
@_spi(Engine) public protocol Arrangement {
  func size(for proposal: ProposedViewSize, subviews: LayoutSubviews) -> CGSize
  func place(_ subviews: LayoutSubviews, in bounds: CGRect, proposal: ProposedViewSize)
  func explicitGuides(in size: CGSize, subviews: LayoutSubviews) -> Guides
  /// Whether a child is drawn in front of the others of its zIndex.
  func isInFront(_ traits: Traits) -> Bool
}

extension Arrangement {
  package func explicitGuides(in size: CGSize, subviews: LayoutSubviews) -> Guides { [:] }
  package func isInFront(_ traits: Traits) -> Bool { false }
}

/// The arrangement of a layout that a package's user wrote.
struct LayoutArrangement<L: Layout>: Arrangement {
  let layout: L

  func size(for proposal: ProposedViewSize, subviews: LayoutSubviews) -> CGSize {
    var cache = layout.makeCache(subviews: subviews)
    return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func place(_ subviews: LayoutSubviews, in bounds: CGRect, proposal: ProposedViewSize) {
    var cache = layout.makeCache(subviews: subviews)
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}
