import Foundation
import Geometry

/// Draws a line through points as a method says.
///
/// - Matches: the usual formulas of these curves (Fritsch and Carlson's for `monotone`).
struct CurveDrawing {
  let method: InterpolationMethod

  init(_ method: InterpolationMethod) {
    self.method = method
  }

  /// - Parameter isNew: False joins the line to what is there.
  func add(_ points: [CGPoint], to path: inout Path, isNew: Bool) {
    guard let first = points.first else { return }
    if isNew { path.move(to: first) } else { path.addLine(to: first) }
    if points.count == 1 { return }
    switch method.kind {
    case .linear: for point in points.dropFirst() { path.addLine(to: point) }
    case .stepStart, .stepCenter, .stepEnd: addSteps(points, to: &path)
    case .monotone: addMonotone(points, to: &path)
    case .cardinal(let tension): addCardinal(points, tension, to: &path)
    case .catmullRom(let alpha): addCatmullRom(points, alpha, to: &path)
    }
  }

  private func addSteps(_ points: [CGPoint], to path: inout Path) {
    for (from, to) in zip(points, points.dropFirst()) {
      let x: CGFloat =
        switch method.kind {
        case .stepStart: to.x
        case .stepEnd: from.x
        default: (from.x + to.x) / 2
        }
      // The value of a step's start holds until the next one.
      path.addLine(to: CGPoint(x: x, y: from.y))
      path.addLine(to: CGPoint(x: x, y: to.y))
      path.addLine(to: to)
    }
  }

  private func neighbours(_ points: [CGPoint], _ index: Int) -> (CGPoint, CGPoint) {
    (points[max(index - 1, 0)], points[min(index + 2, points.count - 1)])
  }

  private func addCardinal(_ points: [CGPoint], _ tension: CGFloat, to path: inout Path) {
    let part = (1 - tension) / 6
    for index in 0..<(points.count - 1) {
      let (from, to) = (points[index], points[index + 1])
      let (before, after) = neighbours(points, index)
      path.addCurve(
        to: to,
        control1: CGPoint(
          x: from.x + (to.x - before.x) * part, y: from.y + (to.y - before.y) * part),
        control2: CGPoint(x: to.x - (after.x - from.x) * part, y: to.y - (after.y - from.y) * part)
      )
    }
  }

  private func addCatmullRom(_ points: [CGPoint], _ alpha: CGFloat, to path: inout Path) {
    func knot(_ a: CGPoint, _ b: CGPoint) -> CGFloat { pow(hypot(b.x - a.x, b.y - a.y), alpha) }
    for index in 0..<(points.count - 1) {
      let (from, to) = (points[index], points[index + 1])
      let (before, after) = neighbours(points, index)
      let (d1, d2, d3) = (knot(before, from), knot(from, to), knot(to, after))
      path.addCurve(
        to: to, control1: Self.control(before, from, to, d1, d2),
        control2: Self.control(after, to, from, d3, d2))
    }
  }

  /// The control point beside `at` on the way to `next`.
  private static func control(
    _ before: CGPoint, _ at: CGPoint, _ next: CGPoint, _ d1: CGFloat, _ d2: CGFloat
  ) -> CGPoint {
    let scale = 3 * d1 * (d1 + d2)
    guard scale > 1e-6 else { return at }
    func along(_ before: CGFloat, _ at: CGFloat, _ next: CGFloat) -> CGFloat {
      (d1 * d1 * next - d2 * d2 * before + (2 * d1 * d1 + 3 * d1 * d2 + d2 * d2) * at) / scale
    }
    return CGPoint(x: along(before.x, at.x, next.x), y: along(before.y, at.y, next.y))
  }

  private func addMonotone(_ points: [CGPoint], to path: inout Path) {
    let slopes = zip(points, points.dropFirst()).map { from, to in
      to.x == from.x ? 0 : (to.y - from.y) / (to.x - from.x)
    }
    let tangents = points.indices.map { index -> CGFloat in
      guard index > 0, index < slopes.count else { return slopes[min(index, slopes.count - 1)] }
      let (left, right) = (slopes[index - 1], slopes[index])
      guard left * right > 0 else { return 0 }
      let limit = 3 * min(abs(left), abs(right))
      let mean = (left + right) / 2
      return mean < 0 ? max(mean, -limit) : min(mean, limit)
    }
    for index in 0..<(points.count - 1) {
      let (from, to) = (points[index], points[index + 1])
      let third = (to.x - from.x) / 3
      path.addCurve(
        to: to, control1: CGPoint(x: from.x + third, y: from.y + third * tangents[index]),
        control2: CGPoint(x: to.x - third, y: to.y - third * tangents[index + 1]))
    }
  }
}
