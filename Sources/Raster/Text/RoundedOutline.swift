import Foundation
import Geometry

/// A glyph's outline with its outer corners rounded off, as a rounded cut of a grotesque has them:
/// the ends of strokes become half circles, corners between strokes and counters stay sharp.
struct RoundedOutline {
  /// Of the fillet where there is room for it, in the outline's units: half a stroke's width makes
  /// ends round.
  let radius: Double

  /// Corners that turn less than this are part of a curve, in radians.
  private static let sharpest = 0.5

  func rounded(_ outline: Path) -> Path {
    let contours = Contour.all(of: outline)
    // Outlines fill to one side; the outer ones, which are larger, tell which.
    let turn: Double = contours.reduce(0) { $0 + $1.area } < 0 ? -1 : 1
    var path = Path()
    for contour in contours { add(contour, turn: turn, to: &path) }
    return path
  }

  private func add(_ contour: Contour, turn: Double, to path: inout Path) {
    let segments = contour.segments
    guard segments.count > 1 else { return }
    /// How much is cut off both segments at the corner before each one, and the fillet's handle.
    let cuts = segments.indices.map { index -> (length: Double, handle: Double) in
      let before = segments[(index + segments.count - 1) % segments.count]
      return cut(from: before, to: segments[index], turn: turn)
    }
    for (index, segment) in segments.enumerated() {
      let (start, end) = (cuts[index], cuts[(index + 1) % segments.count])
      let length = segment.length
      let kept = segment.part(from: start.length / length, to: 1 - end.length / length)
      if index == 0 { path.move(to: kept.start) }
      kept.append(to: &path)
      guard end.length > 0 else { continue }
      let next = segments[(index + 1) % segments.count]
      let target = next.part(from: end.length / next.length, to: 1)
      path.addCurve(
        to: target.start, control1: kept.end + kept.endDirection * end.handle,
        control2: target.start - target.startDirection * end.handle)
    }
    path.closeSubpath()
  }

  private func cut(from before: Segment, to after: Segment, turn: Double)
    -> (length: Double, handle: Double)
  {
    let (a, b) = (before.endDirection, after.startDirection)
    let angle = atan2(a.x * b.y - a.y * b.x, a.x * b.x + a.y * b.y) * turn
    guard angle > Self.sharpest else { return (0, 0) }
    // Both ends of a stroke's end take half of it.
    let room = min(before.length, after.length) / 2
    let length = min(radius * tan(min(angle, 2.4) / 2), room)
    let fillet = length / tan(angle / 2)
    return (length, 4 / 3 * tan(angle / 4) * fillet)
  }
}

/// A closed part of an outline.
private struct Contour {
  var segments: [Segment] = []

  static func all(of path: Path) -> [Contour] {
    var contours: [Contour] = []
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    func add(_ controls: [CGPoint]) {
      guard !contours.isEmpty, let end = controls.last else { return }
      let segment = Segment(points: [current] + controls)
      current = end
      if segment.length > 1e-6 { contours[contours.count - 1].segments.append(segment) }
    }
    for element in path.elements {
      switch element {
      case .move(let point):
        (start, current) = (point, point)
        contours.append(Contour())
      case .line(let end): add([end])
      case .quadCurve(let end, let control): add([control, end])
      case .curve(let end, let control1, let control2): add([control1, control2, end])
      case .closeSubpath: add([start])
      }
    }
    return contours
  }

  /// Signed: by the direction the contour runs.
  var area: Double {
    segments.reduce(0) { sum, segment in
      zip(segment.points, segment.points.dropFirst()).reduce(sum) {
        $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2
      }
    }
  }
}

/// A line or a Bézier curve by its points: two, three or four.
private struct Segment {
  let points: [CGPoint]
  /// Along the curve, near enough for a fillet.
  let length: Double

  init(points: [CGPoint]) {
    self.points = points
    let steps = points.count == 2 ? 1 : 8
    var (length, last) = (0.0, points[0])
    for step in 1...steps {
      let point = Self.split(points, at: Double(step) / Double(steps)).left[points.count - 1]
      length += last.distance(to: point)
      last = point
    }
    self.length = length
  }

  var start: CGPoint { points[0] }
  var end: CGPoint { points[points.count - 1] }
  var startDirection: CGPoint { direction(points) }
  var endDirection: CGPoint { direction(points.reversed()) * -1 }

  private func direction(_ points: [CGPoint]) -> CGPoint {
    for point in points.dropFirst() {
      let distance = points[0].distance(to: point)
      if distance > 1e-9 { return (point - points[0]) * (1 / distance) }
    }
    return CGPoint(x: 1, y: 0)
  }

  /// The part between two shares of it, 0…1.
  func part(from: Double, to: Double) -> Segment {
    var points = points
    if to < 1 { points = Self.split(points, at: to).left }
    if from > 0 { points = Self.split(points, at: min(from / max(to, 1e-9), 1)).right }
    return Segment(points: points)
  }

  func append(to path: inout Path) {
    switch points.count {
    case 2: path.addLine(to: points[1])
    case 3: path.addQuadCurve(to: points[2], control: points[1])
    default: path.addCurve(to: points[3], control1: points[1], control2: points[2])
    }
  }

  /// De Casteljau's construction.
  private static func split(_ points: [CGPoint], at t: Double) -> (
    left: [CGPoint], right: [CGPoint]
  ) {
    var level = points
    var (left, right) = ([points[0]], [points[points.count - 1]])
    while level.count > 1 {
      level = zip(level, level.dropFirst()).map { $0 + ($1 - $0) * t }
      left.append(level[0])
      right.insert(level[level.count - 1], at: 0)
    }
    return (left, right)
  }
}

extension CGPoint {
  fileprivate static func + (a: CGPoint, b: CGPoint) -> CGPoint {
    CGPoint(x: a.x + b.x, y: a.y + b.y)
  }
  fileprivate static func - (a: CGPoint, b: CGPoint) -> CGPoint {
    CGPoint(x: a.x - b.x, y: a.y - b.y)
  }
  fileprivate static func * (a: CGPoint, factor: Double) -> CGPoint {
    CGPoint(x: a.x * factor, y: a.y * factor)
  }
}
