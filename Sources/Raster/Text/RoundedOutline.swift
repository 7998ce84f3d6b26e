import Foundation
import Geometry

/// A glyph as a rounded cut of a grotesque has it: its thinnest weight, drawn over with a round pen that
/// makes its strokes as wide as asked for.
///
/// Ends and outer corners become round, what meets grows together, and counters keep their corners.
struct RoundedOutline {
  /// Half the pen's width and height.
  let pen: CGSize

  /// The pieces of a curve that are drawn as straight lines.
  private static let steps = 5

  /// The outline and what the pen leaves on both sides of it; overlapping parts turn the same way
  /// round, so that together they fill as one.
  func rounded(_ outline: Path) -> Path {
    guard pen.width > 0, pen.height > 0 else { return outline }
    let contours = Self.contours(of: outline)
    // Outlines fill to one side; the outer ones, which are larger, tell which.
    let turn: Double = contours.reduce(0) { $0 + Self.area($1) } < 0 ? -1 : 1
    var path = outline
    for contour in contours {
      for (start, end) in zip(contour, contour.dropFirst()) {
        addStroke(from: start, to: end, turn: turn, to: &path)
      }
    }
    return path
  }

  private func addStroke(from start: CGPoint, to end: CGPoint, turn: Double, to path: inout Path) {
    // A round pen's stroke in coordinates in which the pen's radius is one.
    let (dx, dy) = ((end.x - start.x) / pen.width, (end.y - start.y) / pen.height)
    let length = hypot(dx, dy)
    guard length > 1e-9 else { return }
    let along = CGPoint(x: dx / length, y: dy / length)
    let aside = CGPoint(x: along.y * turn, y: -along.x * turn)
    func point(_ middle: CGPoint, _ a: Double, _ b: Double) -> CGPoint {
      CGPoint(
        x: middle.x + (along.x * a + aside.x * b) * pen.width,
        y: middle.y + (along.y * a + aside.y * b) * pen.height)
    }
    /// A quarter of a circle takes this much of the radius as its handles.
    let handle = 0.5523
    path.move(to: point(start, 0, 1))
    path.addLine(to: point(end, 0, 1))
    path.addCurve(
      to: point(end, 1, 0), control1: point(end, handle, 1), control2: point(end, 1, handle))
    path.addCurve(
      to: point(end, 0, -1), control1: point(end, 1, -handle), control2: point(end, handle, -1))
    path.addLine(to: point(start, 0, -1))
    path.addCurve(
      to: point(start, -1, 0), control1: point(start, -handle, -1),
      control2: point(start, -1, -handle))
    path.addCurve(
      to: point(start, 0, 1), control1: point(start, -1, handle),
      control2: point(start, -handle, 1))
    path.closeSubpath()
  }

  // MARK: Contours

  /// Closed lines, first point again at the end.
  private static func contours(of path: Path) -> [[CGPoint]] {
    var contours: [[CGPoint]] = []
    func add(_ points: [CGPoint]) {
      guard !contours.isEmpty else { return }
      contours[contours.count - 1] += points
    }
    for element in path.elements {
      let start = contours.last?.last ?? .zero
      switch element {
      case .move(let point): contours.append([point])
      case .line(let end): add([end])
      case .quadCurve(let end, let control):
        add(
          (1...steps).map { step in
            let t = Double(step) / Double(steps)
            return between(between(start, control, t), between(control, end, t), t)
          })
      case .curve(let end, let control1, let control2):
        add(
          (1...steps).map { step in
            let t = Double(step) / Double(steps)
            let middle = between(control1, control2, t)
            return between(
              between(between(start, control1, t), middle, t),
              between(middle, between(control2, end, t), t), t)
          })
      case .closeSubpath: add(contours.last?.first.map { [$0] } ?? [])
      }
    }
    return contours
  }

  private static func between(_ a: CGPoint, _ b: CGPoint, _ t: Double) -> CGPoint {
    CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
  }

  /// Signed: by the direction the contour runs.
  private static func area(_ contour: [CGPoint]) -> Double {
    zip(contour, contour.dropFirst()).reduce(0) {
      $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2
    }
  }
}
