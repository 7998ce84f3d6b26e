import Foundation

extension Path {
  /// The smallest rectangle around what is drawn, not around the control points; null for an empty
  /// path. A stroked path's grows by half its width, or by the miter where that reaches further.
  public var boundingRect: CGRect {
    let bounds = geometryBounds
    guard let stroke, !bounds.isNull else { return bounds }
    return bounds.insetBy(dx: -stroke.reach, dy: -stroke.reach)
  }

  private var geometryBounds: CGRect {
    switch storage {
    case .empty: return .null
    case .rect(let rect), .ellipse(let rect), .rounded(let rect, _, _): return rect
    case .elements: break
    }
    var points: [CGPoint] = []
    for subpath in subpaths {
      points.append(subpath.start)
      for segment in subpath.segments {
        points.append(segment.end)
        if segment.isLine { continue }
        for t in segment.turningPoints { points.append(segment.point(at: t)) }
      }
    }
    return CGRect(around: points)
  }
}

extension StrokeStyle {
  /// The farthest a stroke can paint from its path.
  package var reach: CGFloat {
    var factor: CGFloat = lineCap == .square ? 2.0.squareRoot() : 1
    if lineJoin == .miter { factor = max(factor, miterLimit) }
    return lineWidth / 2 * factor
  }
}

extension PathSegment {
  /// Parameters inside 0…1 where x or y turns back.
  fileprivate var turningPoints: [CGFloat] {
    roots(start.x, control1.x, control2.x, end.x) + roots(start.y, control1.y, control2.y, end.y)
  }

  /// Zeros of a cubic's derivative, ⅓·B′(t) = a·t² + b·t + c.
  private func roots(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
    let a = p3 - 3 * p2 + 3 * p1 - p0
    let b = 2 * (p2 - 2 * p1 + p0)
    let c = p1 - p0
    var found: [CGFloat] = []
    if abs(a) < 1e-12 {
      if b != 0 { found = [-c / b] }
    } else {
      let discriminant = b * b - 4 * a * c
      if discriminant >= 0 {
        let root = discriminant.squareRoot()
        found = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
      }
    }
    return found.filter { $0 > 0 && $0 < 1 }
  }
}
