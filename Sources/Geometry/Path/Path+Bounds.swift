import Foundation

extension Path {
  /// The smallest rectangle around what is drawn, not around the control points; null for an empty
  /// path. Of a stroked path it is around what the stroke paints: its corners' tips and its ends'
  /// caps with it.
  ///
  /// - Note: Approximated: at the open end of a stroked curve without a cap it may be up to half the
  ///   stroke's width larger.
  public var boundingRect: CGRect {
    if let stroke { return StrokeBounds(of: subpaths, style: stroke).rect }
    switch storage {
    case .empty: return .null
    case .rect(let rect), .ellipse(let rect), .rounded(let rect, _, _): return rect
    case .elements: break
    }
    return CGRect(
      around: subpaths.flatMap { [$0.start] + $0.segments.flatMap(\.outermost) })
  }
}

extension PathSegment {
  /// Its ends, and the points where it turns back: no point of it is further out.
  var outermost: [CGPoint] {
    [start, end] + (isLine ? [] : turningPoints.map { point(at: $0) })
  }

  /// Parameters inside 0…1 where x or y turns back.
  fileprivate var turningPoints: [CGFloat] {
    roots(start.x, control1.x, control2.x, end.x) + roots(start.y, control1.y, control2.y, end.y)
  }

  /// Zeros of a cubic's derivative, ⅓·B′(t) = a·t² + b·t + c.
  private func roots(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
    let a = p3 - 3 * p2 + 3 * p1 - p0
    let b = 2 * (p2 - 2 * p1 + p0)
    let c = p1 - p0
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    // Without differences of what is nearly the same: a quadratic curve made a cubic has an a that is nothing but
    // rounding, and the usual formula divides by it.
    let sum = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
    return [sum / a, c / sum].filter { $0 > 0 && $0 < 1 }
  }
}
