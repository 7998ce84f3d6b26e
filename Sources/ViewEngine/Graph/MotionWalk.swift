import Drawing
import Foundation
import Geometry

/// Goes over the items of a frame and finds what each shows.
@MainActor
struct MotionWalk {
  private(set) var found: [ItemMotion] = []

  /// More views than one can tell apart; a table of thousands of rows is no reason to measure them all.
  private static let most = 400

  /// What is around an item.
  private struct Surroundings {
    var map: (CGPoint) -> CGPoint = { $0 }
    var opacity = 1.0
    var parent: Int?
  }

  mutating func visit(_ root: Item) { _ = visit(root, in: Surroundings()) }

  /// - Returns: The rectangle around what the item draws, in the coordinates that it stands in.
  private mutating func visit(_ item: Item, in outer: Surroundings) -> CGRect {
    var chain: [Item] = []
    var core = item
    while let wrapper = core as? WrapperItem, wrapper.subitems.count == 1,
      wrapper.subitems[0] === wrapper.child
    {
      chain.append(wrapper)
      core = wrapper.child
    }
    let local: (CGPoint) -> CGPoint = { point in
      chain.reversed().reduce(point) { $1.convertToSuper($0) }
    }
    let opacity = chain.reduce(1) { $0 * $1.shownOpacity }
    var inner = outer
    inner.map = { outer.map(local($0)) }
    inner.opacity *= opacity
    let place = found.count
    let isLeaf = core.subitems.isEmpty
    let isSubject = (isLeaf || chain.contains(where: \.movesContent)) && place < Self.most
    var drawn: [DisplayItem] = []
    if isLeaf { core.draw(into: &drawn) }
    var bounds = drawn.reduce(CGRect.null) { $0.union($1.paintedBounds) }
    if isSubject {
      if isLeaf, bounds.isNull { return .null }
      found.append(motion(core, bounds, local, opacity, inner, outer, drawn))
      inner.parent = place
    }
    if !isLeaf {
      for child in core.subitems {
        var around = inner
        let (map, core) = (inner.map, core)
        around.map = { map(core.convertToSuper($0)) }
        around.opacity *= core is WrapperItem ? core.shownOpacity : 1
        bounds = bounds.union(visit(child, in: around))
      }
      if isSubject, !bounds.isNull {
        found[place] = motion(core, bounds, local, opacity, inner, outer, [])
      }
    }
    guard !bounds.isNull, !chain.isEmpty else { return bounds }
    return CGRect(around: bounds.corners.map(local))
  }

  private func motion(
    _ core: Item, _ bounds: CGRect, _ local: (CGPoint) -> CGPoint, _ opacity: Double,
    _ inner: Surroundings, _ outer: Surroundings, _ drawn: [DisplayItem]
  ) -> ItemMotion {
    let rect = bounds.isNull ? core.frame : bounds
    return ItemMotion(
      item: core, parent: outer.parent, isLeaf: core.subitems.isEmpty,
      color: drawn.firstNonNil(\.paintedColor),
      bounds: rect, own: Self.placement(of: rect, local, opacity),
      shown: Self.placement(of: rect, inner.map, inner.opacity))
  }

  /// By where the middle goes and what lies a point right of it and below.
  private static func placement(
    of rect: CGRect, _ map: (CGPoint) -> CGPoint, _ opacity: Double
  ) -> ItemMotion.Placement {
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    let center = map(middle)
    let right = map(CGPoint(x: middle.x + 1, y: middle.y))
    let below = map(CGPoint(x: middle.x, y: middle.y + 1))
    let (rx, ry) = (right.x - center.x, right.y - center.y)
    let (bx, by) = (below.x - center.x, below.y - center.y)
    return ItemMotion.Placement(
      center: center, scale: abs(rx * by - ry * bx).squareRoot(),
      rotation: atan2(ry, rx) * 180 / .pi, opacity: opacity)
  }
}
