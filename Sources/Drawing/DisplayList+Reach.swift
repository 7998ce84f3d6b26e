import Foundation
import Geometry

extension DisplayList {
  /// The list without what nobody could draw: places, sizes and matrices that are infinite, not a number
  /// or so large that they soon would be. Nil where all of it can be drawn.
  ///
  /// - Complexity: One walk over the items and their paths.
  public var withinReach: DisplayList? {
    let identity = ProjectionTransform()
    if items.allSatisfy({ $0.isReachable(identity) }) { return nil }
    return DisplayList(items.compactMap { $0.withinReach(identity) })
  }
}

extension DisplayItem {
  /// - Parameter matrix: Leads from the item's coordinates to the canvas's.
  fileprivate func isReachable(_ matrix: ProjectionTransform) -> Bool {
    switch self {
    case .leaf(let leaf, let origin): origin.isReachable && leaf.isReachable
    case .group(let effect, let items):
      switch effect.isReachable ? effect.matrix(inside: matrix) : nil {
      case let inner?: items.allSatisfy { $0.isReachable(inner) }
      case nil: false
      }
    }
  }

  fileprivate func withinReach(_ matrix: ProjectionTransform) -> DisplayItem? {
    switch self {
    case .leaf: return isReachable(matrix) ? self : nil
    case .group(let effect, let items):
      guard effect.isReachable, let inner = effect.matrix(inside: matrix) else { return nil }
      return .group(effect, items.compactMap { $0.withinReach(inner) })
    }
  }
}

extension Effect {
  /// Whether its own numbers can be drawn with.
  public var isReachable: Bool {
    switch self {
    case .opacity(let opacity): opacity.isFinite
    case .transform(let matrix): matrix.isReachable
    case .clip(let path, _, _): path.isReachable
    case .mask(let items): items.allSatisfy { $0.isReachable(ProjectionTransform()) }
    case .blur(let radius, _): abs(radius) <= Self.widestBlur
    case .shadow(_, let radius, let offset): abs(radius) <= Self.widestBlur && offset.isReachable
    case .colorMatrix(let matrix): matrix.values.allSatisfy { abs($0) <= Reach.strongest }
    case .backdrop(let radius, let matrix):
      abs(radius) <= Self.widestBlur && matrix.values.allSatisfy { abs($0) <= Reach.strongest }
    case .blend, .flatten: true
    }
  }

  /// Points. What is blurred by more has no colour left on any screen.
  private static let widestBlur = 1e4

  /// What leads from the items' coordinates to the canvas's; nil where that is out of reach.
  fileprivate func matrix(inside outer: ProjectionTransform) -> ProjectionTransform? {
    guard case .transform(let own) = self else { return outer }
    let matrix = own.concatenating(outer)
    return matrix.isReachable ? matrix : nil
  }
}

extension Leaf {
  fileprivate var isReachable: Bool {
    switch self {
    case .shape(let shape): shape.path.isReachable
    case .text(let text): text.size.isReachable
    case .symbol(let symbol): symbol.size.isReachable
    case .image(let image): image.size.isReachable
    }
  }
}
