import Foundation

/// The rectangle around what a stroke paints.
///
/// Exact for lines. Around curves it is the stroke's half width larger than they are, which is at
/// their open ends more than they paint.
struct StrokeBounds {
  private let style: StrokeStyle
  private let half: CGFloat
  private(set) var rect = CGRect.null

  init(of subpaths: [Subpath], style: StrokeStyle) {
    self.style = style
    half = max(0, style.lineWidth / 2)
    for subpath in subpaths { add(subpath) }
  }

  private mutating func add(_ subpath: Subpath) {
    let segments = subpath.segments.filter { !$0.isPoint }
    guard let first = segments.first, let last = segments.last else {
      // A point is painted by its caps.
      if style.lineCap != .butt || style.lineJoin == .round { add(around: subpath.start, half) }
      return
    }
    for segment in segments { add(segment) }
    for (one, next) in zip(segments, segments.dropFirst()) { join(one, next) }
    if subpath.isClosed {
      join(last, first)
    } else {
      cap(first.start, pointing: -first.startDirection)
      cap(last.end, pointing: last.endDirection)
    }
  }

  private mutating func add(_ segment: PathSegment) {
    if segment.isLine {
      let side = segment.startDirection.turned * half
      for point in [segment.start, segment.end] {
        add(point + side)
        add(point - side)
      }
    } else {
      for point in segment.outermost { add(around: point, half) }
    }
    guard !style.dash.isEmpty, style.lineCap != .butt else { return }
    // A dash may end anywhere.
    let reach = style.lineCap == .square ? half * 2.0.squareRoot() : half
    for point in segment.outermost { add(around: point, reach) }
  }

  private mutating func cap(_ end: CGPoint, pointing direction: CGVector) {
    switch style.lineCap {
    case .butt: break
    case .round: add(around: end, half)
    case .square:
      let (ahead, side) = (direction * half, direction.turned * half)
      add(end + ahead + side)
      add(end + ahead - side)
    }
  }

  private mutating func join(_ one: PathSegment, _ next: PathSegment) {
    switch style.lineJoin {
    case .bevel: break
    case .round: add(around: next.start, half)
    case .miter:
      // The tip is in the direction between the two sides' normals.
      let (before, after) = (one.endDirection, next.startDirection)
      let between = before.turned + after.turned
      let cosine = between.length / 2
      // The limit is compared with one over the cosine of half the turn.
      guard cosine > 1e-9, cosine * max(1, style.miterLimit) > 1 - 1e-6 else { return }
      let tip = between * (half / (2 * cosine * cosine))
      let turnsLeft = before.dx * after.dy - before.dy * after.dx < 0
      add(turnsLeft ? next.start + tip : next.start - tip)
    }
  }

  private mutating func add(_ point: CGPoint) {
    rect = rect.union(CGRect(origin: point, size: .zero))
  }

  private mutating func add(around point: CGPoint, _ radius: CGFloat) {
    rect = rect.union(
      CGRect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius))
  }
}

extension PathSegment {
  fileprivate var isPoint: Bool { start == end && control1 == start && control2 == start }

  /// Of length one; where control points lie on an end, from those that do not.
  fileprivate var startDirection: CGVector {
    CGVector(from: start, to: [control1, control2, end].first { $0 != start } ?? end)
  }

  fileprivate var endDirection: CGVector {
    CGVector(from: [control2, control1, start].first { $0 != end } ?? start, to: end)
  }
}

extension CGVector {
  fileprivate init(from start: CGPoint, to end: CGPoint) {
    let length = start.distance(to: end)
    self.init(
      dx: length > 0 ? (end.x - start.x) / length : 0,
      dy: length > 0 ? (end.y - start.y) / length : 0)
  }

  fileprivate var length: CGFloat { (dx * dx + dy * dy).squareRoot() }
  fileprivate var turned: CGVector { CGVector(dx: -dy, dy: dx) }

  fileprivate static prefix func - (vector: CGVector) -> CGVector {
    CGVector(dx: -vector.dx, dy: -vector.dy)
  }

  fileprivate static func + (one: CGVector, other: CGVector) -> CGVector {
    CGVector(dx: one.dx + other.dx, dy: one.dy + other.dy)
  }

  fileprivate static func * (vector: CGVector, factor: CGFloat) -> CGVector {
    CGVector(dx: vector.dx * factor, dy: vector.dy * factor)
  }
}

extension CGPoint {
  fileprivate static func + (point: CGPoint, vector: CGVector) -> CGPoint {
    CGPoint(x: point.x + vector.dx, y: point.y + vector.dy)
  }

  fileprivate static func - (point: CGPoint, vector: CGVector) -> CGPoint {
    CGPoint(x: point.x - vector.dx, y: point.y - vector.dy)
  }
}
