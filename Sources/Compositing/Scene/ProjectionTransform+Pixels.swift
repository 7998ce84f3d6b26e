import Foundation
import Geometry

// How a matrix from points to pixels treats a rectangle.

/// A matrix that only scales and moves, along the axes and without mirroring.
struct AxisAligned {
  var scaleX: Double
  var scaleY: Double
  var x: Double
  var y: Double

  func apply(_ rect: CGRect) -> CGRect {
    CGRect(
      x: rect.minX * scaleX + x, y: rect.minY * scaleY + y,
      width: rect.width * scaleX, height: rect.height * scaleY)
  }
}

extension ProjectionTransform {
  static func translation(_ x: Double, _ y: Double) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: x, y: y))
  }

  static func scale(_ x: Double, _ y: Double) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(scaleX: x, y: y))
  }

  /// The same mapping with m33 = 1 where there is no perspective in it.
  var normalized: ProjectionTransform {
    guard m13 == 0, m23 == 0, m33 != 1, m33 != 0 else { return self }
    return ProjectionTransform(
      CGAffineTransform(
        a: m11 / m33, b: m12 / m33, c: m21 / m33, d: m22 / m33, tx: m31 / m33, ty: m32 / m33))
  }

  var axisAligned: AxisAligned? {
    guard isAffine, m12 == 0, m21 == 0, m11 > 0, m22 > 0 else { return nil }
    return AxisAligned(scaleX: m11, scaleY: m22, x: m31, y: m32)
  }

  /// The one factor that lengths grow by, where it is the same in all directions.
  var uniformScale: Double? {
    guard isAffine else { return nil }
    let (x, y) = (hypot(m11, m12), hypot(m21, m22))
    let dot = m11 * m21 + m12 * m22
    guard x > 0, abs(x - y) < 1e-6 * x, abs(dot) < 1e-6 * x * x else { return nil }
    return x
  }

  /// Distance of a point from the camera's plane, in units of the screen's.
  func depth(_ x: Double, _ y: Double) -> Double {
    m13 * x + m23 * y + m33
  }

  /// Nearer than this is not drawn: it would be magnified beyond all measure.
  static var nearestDepth: Double { 1.0 / 64 }

  /// Whether a point is in front of the camera.
  func shows(_ point: CGPoint) -> Bool {
    depth(point.x, point.y) >= Self.nearestDepth
  }

  func project(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
    let w = depth(x, y)
    return ((m11 * x + m21 * y + m31) / w, (m12 * x + m22 * y + m32) / w)
  }

  /// The corners of what is in front of the camera of a rectangle: four, or up to five.
  func visibleCorners(of rect: CGRect) -> [CGPoint] {
    let corners = rect.corners
    if isAffine { return corners }
    return Self.clip(corners) { depth($0.x, $0.y) - Self.nearestDepth }
  }

  /// The part of a convex polygon where a linear function is not negative.
  static func clip(_ polygon: [CGPoint], _ inside: (CGPoint) -> Double) -> [CGPoint] {
    var result: [CGPoint] = []
    for (index, a) in polygon.enumerated() {
      let b = polygon[(index + 1) % polygon.count]
      let (da, db) = (inside(a), inside(b))
      if da >= 0 { result.append(a) }
      if (da >= 0) != (db >= 0) { result.append(a.toward(b, da / (da - db))) }
    }
    return result
  }

  /// Whether any of a rectangle is seen inside another, where the matrix sends it.
  func shows(_ rect: CGRect, in visible: CGRect) -> Bool {
    // Nearly always a corner is seen, or all corners are beyond the same side.
    let codes = (
      sides(of: visible, beyond: rect.minX, rect.minY),
      sides(of: visible, beyond: rect.maxX, rect.minY),
      sides(of: visible, beyond: rect.maxX, rect.maxY),
      sides(of: visible, beyond: rect.minX, rect.maxY)
    )
    if codes.0 == 0 || codes.1 == 0 || codes.2 == 0 || codes.3 == 0 { return true }
    if codes.0 & codes.1 & codes.2 & codes.3 != 0 { return false }
    var polygon = rect.corners
    for side in 0..<5 {
      polygon = Self.clip(polygon) { distances(of: $0.x, $0.y, from: visible)[side] }
    }
    return !polygon.isEmpty
  }

  /// The sides of what is visible that a point lies beyond, a bit each, the camera's plane among them.
  private func sides(of visible: CGRect, beyond x: Double, _ y: Double) -> Int {
    let inside = distances(of: x, y, from: visible)
    return (0..<5).reduce(0) { $0 | (inside[$1] < 0 ? 1 << $1 : 0) }
  }

  /// How far a point is on the visible side of the camera's plane and of the four sides. Each side is a line in
  /// the rectangle's plane, too, before it is divided by depth.
  private func distances(of px: Double, _ py: Double, from visible: CGRect) -> SIMD8<Double> {
    let (x, y, w) = (m11 * px + m21 * py + m31, m12 * px + m22 * py + m32, depth(px, py))
    return SIMD8(
      w - Self.nearestDepth, x - visible.minX * w, visible.maxX * w - x, y - visible.minY * w,
      visible.maxY * w - y, 0, 0, 0)
  }

  /// The smallest rectangle around the image of a rectangle; null where none of it is in front.
  func bounds(of rect: CGRect) -> CGRect {
    guard !rect.isNull else { return .null }
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    // Nearly always: with no memory of its own, since a frame asks thousands of times.
    if isAffine {
      let (a, b) = (project(left, top), project(right, top))
      let (c, d) = (project(right, bottom), project(left, bottom))
      let x = min(min(a.x, b.x), min(c.x, d.x))
      let y = min(min(a.y, b.y), min(c.y, d.y))
      return CGRect(
        x: x, y: y, width: max(max(a.x, b.x), max(c.x, d.x)) - x,
        height: max(max(a.y, b.y), max(c.y, d.y)) - y)
    }
    return CGRect(
      around: visibleCorners(of: rect).map {
        let p = project($0.x, $0.y)
        return CGPoint(x: p.x, y: p.y)
      })
  }

  /// Pixels a point along the rectangle's x and y axes, the most that occurs in it.
  func magnification(over rect: CGRect) -> (x: Double, y: Double) {
    if isAffine { return (hypot(m11, m12), hypot(m21, m22)) }
    var most = (x: 0.0, y: 0.0)
    for corner in visibleCorners(of: rect) {
      let (px, py) = project(corner.x, corner.y)
      let w = depth(corner.x, corner.y)
      most.x = max(most.x, hypot(m11 - px * m13, m12 - py * m13) / w)
      most.y = max(most.y, hypot(m21 - px * m23, m22 - py * m23) / w)
    }
    return most
  }
}
