import Foundation

/// A part of a body: its middle, or its corners anticlockwise; an edge has two.
enum PhysicsShape {
  case circle(center: SIMD2<Double>, radius: Double)
  case polygon([SIMD2<Double>])

  var isEdge: Bool {
    if case .polygon(let points) = self { return points.count < 3 }
    return false
  }

  /// One edge after the other, without those that have no length.
  static func edges(_ points: [SIMD2<Double>]) -> [PhysicsShape] {
    zip(points, points.dropFirst()).filter { $0 != $1 }.map { .polygon([$0, $1]) }
  }

  /// What goes around all the points.
  static func hull(of points: [SIMD2<Double>]) -> PhysicsShape {
    let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    func half(_ points: [SIMD2<Double>]) -> [SIMD2<Double>] {
      var chain: [SIMD2<Double>] = []
      for point in points {
        while chain.count > 1,
          (chain[chain.count - 1] - chain[chain.count - 2])
            .cross(point - chain[chain.count - 2]) <= 1e-9
        {
          chain.removeLast()
        }
        chain.append(point)
      }
      return chain
    }
    let corners = half(sorted).dropLast() + half(sorted.reversed()).dropLast()
    if corners.count < 2 { return .circle(center: sorted.first ?? .zero, radius: 0) }
    return .polygon(Array(corners))
  }

  // MARK: Mass

  /// In square points.
  var area: Double {
    switch self {
    case .circle(_, let radius): .pi * radius * radius
    case .polygon(let points): triangles(of: points).reduce(0) { $0 + $1.area }
    }
  }

  var middle: SIMD2<Double> {
    switch self {
    case .circle(let center, _): return center
    case .polygon(let points):
      let (area, all) = (area, triangles(of: points))
      guard area > 0 else { return points.reduce(.zero, +) / Double(max(points.count, 1)) }
      return all.reduce(SIMD2<Double>.zero) { $0 + $1.area * ($1.first + $1.second) / 3 } / area
    }
  }

  /// Around 0, 0, for a mass of one on each square point.
  var inertia: Double {
    switch self {
    case .circle(let center, let radius):
      return area * (radius * radius / 2 + center.dot(center))
    case .polygon(let points):
      return triangles(of: points).reduce(0) { sum, triangle in
        let (a, b) = (triangle.first, triangle.second)
        return sum + triangle.area * (a.dot(a) + a.dot(b) + b.dot(b)) / 6
      }
    }
  }

  /// From 0, 0 to each side; negative where the side is seen from without.
  private func triangles(
    of points: [SIMD2<Double>]
  ) -> [(first: SIMD2<Double>, second: SIMD2<Double>, area: Double)] {
    guard points.count > 2 else { return [] }
    return points.indices.map { index in
      let (first, second) = (points[index], points[(index + 1) % points.count])
      return (first, second, first.cross(second) / 2)
    }
  }

  // MARK: Place

  /// In a node of this scale; a circle stays one.
  func scaled(by scale: SIMD2<Double>) -> PhysicsShape {
    switch self {
    case .circle(let center, let radius):
      return .circle(center: center * scale, radius: radius * max(abs(scale.x), abs(scale.y)))
    case .polygon(let points):
      let scaled = points.map { $0 * scale }
      return .polygon(scale.x * scale.y < 0 ? scaled.reversed() : scaled)
    }
  }

  /// Turned, and then moved.
  func placed(at place: SIMD2<Double>, sine: Double, cosine: Double) -> PhysicsShape {
    func led(_ point: SIMD2<Double>) -> SIMD2<Double> {
      place + point.rotated(sine: sine, cosine: cosine)
    }
    switch self {
    case .circle(let center, let radius): return .circle(center: led(center), radius: radius)
    case .polygon(let points): return .polygon(points.map(led))
    }
  }

  var bounds: (least: SIMD2<Double>, most: SIMD2<Double>) {
    switch self {
    case .circle(let center, let radius): (center - radius, center + radius)
    case .polygon(let points):
      points.dropFirst().reduce((points[0], points[0])) {
        (pointwiseMin($0.0, $1), pointwiseMax($0.1, $1))
      }
    }
  }
}

extension SIMD2<Double> {
  func dot(_ other: Self) -> Double { x * other.x + y * other.y }
  func cross(_ other: Self) -> Double { x * other.y - y * other.x }
  var length: Double { dot(self).squareRoot() }
  /// A quarter anticlockwise.
  var turned: Self { Self(-y, x) }
  func rotated(sine: Double, cosine: Double) -> Self {
    Self(x * cosine - y * sine, x * sine + y * cosine)
  }
}
