import Foundation
import Geometry
import Motion

/// A type that arranges a collection of views.
///
/// - Matches: documentation only; the built-in stacks are written against it too.
@MainActor @preconcurrency
public protocol Layout: Animatable {
  typealias Subviews = LayoutSubviews
  associatedtype Cache = Void

  nonisolated static var layoutProperties: LayoutProperties { get }
  func makeCache(subviews: Subviews) -> Cache
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
}

extension Layout {
  nonisolated public static var layoutProperties: LayoutProperties { LayoutProperties() }
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.reduce(ViewSpacing()) { $0.union($1.spacing) }
  }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

public struct LayoutProperties: Sendable {
  public var stackOrientation: Axis?

  public init() {}

  package init(_ stackOrientation: Axis) {
    self.stackOrientation = stackOrientation
  }
}

public struct LayoutSubviews: RandomAccessCollection {
  let subviews: [LayoutSubview]
  /// What their layout has kept; nil where nothing can be.
  let kept: LayoutMemory?
  /// What was reckoned to place them, while they only move.
  let plan: PlacementPlan?
  public var layoutDirection: LayoutDirection

  public var startIndex: Int { 0 }
  public var endIndex: Int { subviews.count }
  public subscript(position: Int) -> LayoutSubview {
    subviews.asked(position, as: "subviews")
  }
}

/// One view as its layout sees it.
public struct LayoutSubview {
  package let item: Item
  package let traits: Traits
  /// Where text runs right to left, the container's bounds: layouts place from leading to trailing,
  /// and what they place is mirrored in these.
  package var mirror: CGRect?

  @MainActor @preconcurrency public var priority: Double { traits.layoutPriority ?? 0 }
  @MainActor @preconcurrency public var spacing: ViewSpacing { item.spacing }

  @MainActor @preconcurrency
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { item.size(for: proposal) }

  @MainActor @preconcurrency
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    item.dimensions(for: proposal)
  }

  @MainActor @preconcurrency
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    guard let mirror else {
      return item.place(at: position, anchor: anchor, proposal: proposal)
    }
    let anchor = UnitPoint(x: 1 - anchor.x, y: anchor.y)
    let position = CGPoint(x: mirror.minX + mirror.maxX - position.x, y: position.y)
    item.place(at: position, anchor: anchor, proposal: proposal)
  }
}
