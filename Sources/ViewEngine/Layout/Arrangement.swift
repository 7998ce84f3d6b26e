import Foundation
import Geometry

/// How a container puts its children: the internal, type-erased form of ``Layout``.
@MainActor
@_spi(Engine) public protocol Arrangement {
  func size(for proposal: ProposedViewSize, subviews: LayoutSubviews) -> CGSize
  func place(_ subviews: LayoutSubviews, in bounds: CGRect, proposal: ProposedViewSize)
  func explicitGuides(in size: CGSize, subviews: LayoutSubviews) -> Guides
  /// The distance that all of it asks for from a neighbour.
  func spacing(_ subviews: LayoutSubviews) -> ViewSpacing
  /// The direction in which spacers in it grow, and across which its dividers lie.
  var stackAxis: Axis? { get }
  /// Whether a child is drawn in front of the others of its zIndex.
  func isInFront(_ traits: Traits) -> Bool
}

extension Arrangement {
  package func explicitGuides(in size: CGSize, subviews: LayoutSubviews) -> Guides { [:] }
  package func isInFront(_ traits: Traits) -> Bool { false }
  package var stackAxis: Axis? { nil }
  package func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
    guard subviews.count == 1, let only = subviews.first else { return ViewSpacing() }
    return only.spacing
  }
}
