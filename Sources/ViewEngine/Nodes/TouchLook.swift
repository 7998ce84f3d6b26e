import Foundation
import Geometry

/// One look at all that can be touched: where each view may be hit at all, found once for all targets.
///
/// To ask a view at a point is to ask all in front of what is there, so that a board of fields would be gone through
/// once for each of them. What is kept here holds for as long as nothing changes, and a look changes nothing.
@MainActor
package final class TouchLook {
  private var known: [ObjectIdentifier: CGRect?] = [:]

  /// Points further out are asked about without a look: sums with them are not sure to a point.
  private static let farthest: CGFloat = 1e6
  /// Points that a rounded sum may be off, and more.
  private static let margin: CGFloat = 1

  /// An item's ``Item/touchBounds``.
  func bounds(of item: Item) -> CGRect? {
    let key = ObjectIdentifier(item)
    if let bounds = known[key] { return bounds }
    let bounds = item.touchBounds
    known.updateValue(bounds, forKey: key)
    return bounds
  }

  /// False only where an item's hit test surely finds nothing.
  func mayHit(_ item: Item, at point: CGPoint) -> Bool {
    guard Self.isNear(point), let area = bounds(of: item) else { return true }
    if area.isNull { return false }
    return point.x >= area.minX - Self.margin && point.x <= area.maxX + Self.margin
      && point.y >= area.minY - Self.margin && point.y <= area.maxY + Self.margin
  }

  /// - Returns: Around all of them; nil where one is not known, or is so far away that nobody can be sure.
  package static func around(_ all: [CGRect?]) -> CGRect? {
    var corners: [CGPoint] = []
    for bounds in all {
      guard let bounds else { return nil }
      if bounds.isNull { continue }
      let (low, high) = (
        CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.maxY)
      )
      guard isNear(low), isNear(high) else { return nil }
      corners += [low, high]
    }
    return CGRect(around: corners)
  }

  /// - Returns: Around what is mapped; nil where it is not known, or a map back would be too rough.
  static func around(_ bounds: CGRect?, mappedBy matrix: ProjectionTransform) -> CGRect? {
    guard let area = around([bounds]), let map = matrix.affine,
      [map.a, map.b, map.c, map.d].allSatisfy({ abs($0) <= 100 }),
      abs(map.a * map.d - map.b * map.c) >= 0.01
    else { return nil }
    if area.isNull { return area }
    let wide = area.insetBy(dx: -margin, dy: -margin)
    return around([CGRect(around: wide.corners.map { $0.applying(matrix) })])
  }

  /// Not so of what is not a number.
  private static func isNear(_ point: CGPoint) -> Bool {
    abs(point.x) <= farthest && abs(point.y) <= farthest
  }
}

extension Item {
  /// What the look under way knows of ``touchBounds``.
  package var seenTouchBounds: CGRect? {
    guard let look = graph.touchLook else { return touchBounds }
    return look.bounds(of: self)
  }
}
