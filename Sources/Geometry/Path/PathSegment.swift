import Foundation

/// A drawn piece of a path with both its ends, as a cubic: lines and quadratic curves are raised to
/// one, which changes neither their course nor their parameter's meaning.
struct PathSegment {
  var start: CGPoint
  var control1: CGPoint
  var control2: CGPoint
  var end: CGPoint
  var isLine: Bool

  init(line start: CGPoint, _ end: CGPoint) {
    self.init(
      start, start.toward(end, 1 / 3), start.toward(end, 2 / 3), end, isLine: true)
  }

  init(quad start: CGPoint, _ control: CGPoint, _ end: CGPoint) {
    self.init(
      start, start.toward(control, 2 / 3), end.toward(control, 2 / 3), end, isLine: false)
  }

  init(_ start: CGPoint, _ c1: CGPoint, _ c2: CGPoint, _ end: CGPoint, isLine: Bool = false) {
    self.start = start
    self.control1 = c1
    self.control2 = c2
    self.end = end
    self.isLine = isLine
  }

  /// The point at a parameter 0…1.
  func point(at t: CGFloat) -> CGPoint {
    if isLine { return start.toward(end, t) }
    let u = 1 - t
    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return CGPoint(
      x: a * start.x + b * control1.x + c * control2.x + d * end.x,
      y: a * start.y + b * control1.y + c * control2.y + d * end.y)
  }

  /// The piece between two parameters.
  func piece(from t0: CGFloat, to t1: CGFloat) -> PathSegment {
    if isLine { return PathSegment(line: point(at: t0), point(at: t1)) }
    let tail = t0 > 0 ? split(at: t0).1 : self
    let rest = t0 < 1 ? (t1 - t0) / (1 - t0) : 1
    return rest < 1 ? tail.split(at: rest).0 : tail
  }

  /// De Casteljau's two halves.
  private func split(at t: CGFloat) -> (PathSegment, PathSegment) {
    let a = start.toward(control1, t)
    let b = control1.toward(control2, t)
    let c = control2.toward(end, t)
    let (d, e) = (a.toward(b, t), b.toward(c, t))
    let middle = d.toward(e, t)
    return (PathSegment(start, a, d, middle), PathSegment(middle, e, c, end))
  }

  var element: Path.Element {
    isLine ? .line(to: end) : .curve(to: end, control1: control1, control2: control2)
  }
}

/// A run of segments that hang together.
struct Subpath {
  var start: CGPoint
  var segments: [PathSegment] = []
  /// Closed subpaths have the closing line as their last segment, where it has a length.
  var isClosed = false
}

extension Path {
  var subpaths: [Subpath] {
    var subpaths: [Subpath] = []
    var open: Subpath?
    func current(_ subpath: Subpath) -> CGPoint { subpath.segments.last?.end ?? subpath.start }

    for element in elements {
      switch element {
      case .move(let end):
        if let open { subpaths.append(open) }
        open = Subpath(start: end)
      case .closeSubpath:
        guard var closing = open else { continue }
        let end = current(closing)
        if end != closing.start {
          closing.segments.append(PathSegment(line: end, closing.start))
        }
        closing.isClosed = true
        subpaths.append(closing)
        // What follows without a move starts where the closed subpath did.
        open = nil
      case .line, .quadCurve, .curve:
        var subpath = open ?? Subpath(start: subpaths.last?.start ?? element.end ?? .zero)
        let from = current(subpath)
        switch element {
        case .quadCurve(let end, let control):
          subpath.segments.append(PathSegment(quad: from, control, end))
        case .curve(let end, let control1, let control2):
          subpath.segments.append(PathSegment(from, control1, control2, end))
        default:
          subpath.segments.append(PathSegment(line: from, element.end ?? from))
        }
        open = subpath
      }
    }
    if let open { subpaths.append(open) }
    return subpaths
  }
}

extension CGPoint {
  /// The point that far along the way to another, 0…1.
  package func toward(_ other: CGPoint, _ fraction: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
  }

  /// In the points' own unit, never negative.
  package func distance(to other: CGPoint) -> CGFloat {
    let (dx, dy) = (other.x - x, other.y - y)
    return (dx * dx + dy * dy).squareRoot()
  }
}
