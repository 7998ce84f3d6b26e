import Foundation

extension Path {
  /// Whether the point would be painted. Open subpaths count as closed; a stroked path has the
  /// points that are at most half its width away (dashes, caps and miters left aside).
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    if let stroke {
      return distance(to: p) <= stroke.lineWidth / 2
    }
    switch storage {
    case .rect(let rect): return rect.reaches(p)
    // What is beside them is not worth their outlines.
    case .ellipse(let rect), .rounded(let rect, _, _): if !rect.reaches(p) { return false }
    case .empty, .elements: break
    }
    var winding = 0
    for subpath in subpaths {
      let points = subpath.flattened
      var from = points[points.count - 1]
      for to in points {
        if (from.y <= p.y) != (to.y <= p.y) {
          // Which side of the edge the point is on, in the edge's own direction.
          let side = (to.x - from.x) * (p.y - from.y) - (p.x - from.x) * (to.y - from.y)
          if to.y > from.y, side > 0 { winding += 1 }
          if to.y <= from.y, side < 0 { winding -= 1 }
        }
        from = to
      }
    }
    return eoFill ? winding % 2 != 0 : winding != 0
  }

  /// The distance to the nearest point of the line; infinite for an empty path.
  private func distance(to p: CGPoint) -> CGFloat {
    var nearest = CGFloat.infinity
    for subpath in subpaths {
      let points = subpath.flattened
      nearest = min(nearest, points[0].distance(to: p))
      for (from, to) in zip(points, points.dropFirst()) {
        let (dx, dy) = (to.x - from.x, to.y - from.y)
        let square = dx * dx + dy * dy
        let along = square > 0 ? ((p.x - from.x) * dx + (p.y - from.y) * dy) / square : 0
        nearest = min(nearest, from.toward(to, max(0, min(1, along))).distance(to: p))
      }
    }
    return nearest
  }
}

extension CGRect {
  /// Its right and its lower side are of it.
  fileprivate func reaches(_ p: CGPoint) -> Bool {
    p.x >= minX && p.x <= maxX && p.y >= minY && p.y <= maxY
  }
}

extension Subpath {
  /// Points along the subpath, close enough for hit testing; never empty.
  fileprivate var flattened: [CGPoint] {
    var points = [start]
    for segment in segments {
      if segment.isLine {
        points.append(segment.end)
      } else {
        for step in 1...16 { points.append(segment.point(at: CGFloat(step) / 16)) }
      }
    }
    return points
  }
}
