import Foundation

/// Where two shapes lie in each other.
struct PhysicsTouch {
  let point: SIMD2<Double>
  /// Out of the first into the second.
  let normal: SIMD2<Double>
  let depth: Double

  private var flipped: PhysicsTouch {
    PhysicsTouch(point: point, normal: -normal, depth: depth)
  }

  static func all(_ first: PhysicsShape, _ second: PhysicsShape) -> [PhysicsTouch] {
    switch (first, second) {
    case (.circle(let a, let r), .circle(let b, let s)): circles(a, r, b, s)
    case (.polygon(let points), .circle(let center, let radius)):
      round(center, radius, on: points)
    case (.circle(let center, let radius), .polygon(let points)):
      round(center, radius, on: points).map(\.flipped)
    case (.polygon(let a), .polygon(let b)):
      a.count < 3 && b.count < 3 ? [] : polygons(a, b)
    }
  }

  private static func circles(
    _ a: SIMD2<Double>, _ r: Double, _ b: SIMD2<Double>, _ s: Double
  ) -> [PhysicsTouch] {
    let (way, distance) = (b - a, (b - a).length)
    guard distance < r + s else { return [] }
    let normal = distance > 1e-9 ? way / distance : SIMD2(0, 1)
    let depth = r + s - distance
    return [PhysicsTouch(point: a + normal * (r - depth / 2), normal: normal, depth: depth)]
  }

  private static func round(
    _ center: SIMD2<Double>, _ radius: Double, on points: [SIMD2<Double>]
  ) -> [PhysicsTouch] {
    var nearest = SIMD2<Double>.zero
    var (distance, isInside) = (Double.infinity, points.count > 2)
    for (from, to) in sides(of: points) {
      let side = to - from
      // A side may be a point.
      let along = max(0, min(1, (center - from).dot(side) / max(side.dot(side), 1e-12)))
      let point = from + side * along
      if (center - point).length < distance {
        (nearest, distance) = (point, (center - point).length)
      }
      if side.cross(center - from) < 0 { isInside = false }
    }
    guard isInside || distance < radius, distance > 1e-9 else { return [] }
    let normal = (center - nearest) / (isInside ? -distance : distance)
    let depth = isInside ? radius + distance : radius - distance
    return [PhysicsTouch(point: nearest, normal: normal, depth: depth)]
  }

  /// The sides of the one that they lie in each other the least by hold the corners of the other.
  private static func polygons(
    _ a: [SIMD2<Double>], _ b: [SIMD2<Double>]
  ) -> [PhysicsTouch] {
    guard let first = face(of: a, from: b), let second = face(of: b, from: a),
      first.gap < 0, second.gap < 0
    else { return [] }
    // The first is taken unless the other is clearly better, so that nothing trembles between the two.
    let isFlipped = second.gap > first.gap + 0.1
    let (face, other) = isFlipped ? (second, a) : (first, b)
    func turned(_ side: (from: SIMD2<Double>, to: SIMD2<Double>)) -> Double {
      (side.to - side.from).turned.dot(face.normal) / (side.to - side.from).length
    }
    let facing = sides(of: other).max { turned($0) < turned($1) }
    guard let facing else { return [] }
    let along = face.normal.turned
    let ends = [face.from.dot(along), face.to.dot(along)].sorted()
    let (from, to) = (facing.from, facing.to)
    let (start, way) = (from.dot(along), (to - from).dot(along))
    func held(_ share: Double) -> SIMD2<Double> {
      guard abs(way) > 1e-9 else { return from + (to - from) * share }
      let place = max(ends[0], min(ends[1], start + way * share))
      return from + (to - from) * max(0, min(1, (place - start) / way))
    }
    return [held(0), held(1)].compactMap { point in
      let depth = -(point - face.from).dot(face.normal)
      guard depth > 0 else { return nil }
      let touch = PhysicsTouch(point: point, normal: face.normal, depth: depth)
      return isFlipped ? touch.flipped : touch
    }
  }

  /// The side before which the other lies the most.
  private static func face(
    of points: [SIMD2<Double>], from other: [SIMD2<Double>]
  ) -> (from: SIMD2<Double>, to: SIMD2<Double>, normal: SIMD2<Double>, gap: Double)? {
    sides(of: points).map { from, to in
      let normal = -(to - from).turned / (to - from).length
      let gap = other.reduce(Double.infinity) { min($0, ($1 - from).dot(normal)) }
      return (from, to, normal, gap)
    }.max { $0.gap < $1.gap }
  }

  /// An edge has two, one for each way to look at it.
  private static func sides(
    of points: [SIMD2<Double>]
  ) -> [(from: SIMD2<Double>, to: SIMD2<Double>)] {
    points.indices.map { (points[$0], points[($0 + 1) % points.count]) }
  }
}
