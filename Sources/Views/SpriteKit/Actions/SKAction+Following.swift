import Foundation
import Geometry

extension SKAction {
  /// Along a path from where the node is, turning as it does.
  public class func follow(_ path: CGPath, duration: TimeInterval) -> SKAction {
    follow(path, asOffset: true, orientToPath: true, duration: duration)
  }

  /// - Parameter speed: Points a second.
  public class func follow(_ path: CGPath, speed: CGFloat) -> SKAction {
    follow(path, asOffset: true, orientToPath: true, speed: speed)
  }

  public class func follow(
    _ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, speed: CGFloat
  ) -> SKAction {
    follow(
      path, asOffset: offset, orientToPath: orient,
      duration: speed > 0 ? Double(PathCourse(path).length / speed) : 0)
  }

  /// - Parameters:
  ///   - offset: The path's points count from where the node is.
  ///   - orient: The node turns so that its x axis goes along the path.
  public class func follow(
    _ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, duration: TimeInterval
  ) -> SKAction {
    let course = PathCourse(path)
    return SKAction(
      .change { node in
        let origin = offset ? node.position : .zero
        return { share, _ in
          guard let (point, angle) = course.place(at: share) else { return }
          node.position = CGPoint(x: origin.x + point.x, y: origin.y + point.y)
          if orient { node.zRotation = angle }
        }
      }, duration: duration
    ) { follow(path.reversed, asOffset: offset, orientToPath: orient, duration: duration) }
  }
}

/// Where somebody is who goes along a path with one speed.
struct PathCourse: Sendable {
  private let points: [CGPoint]
  /// From the beginning to each of the points.
  private let lengths: [CGFloat]

  /// Parts of a curve that are taken for straight.
  private static let parts = 32

  init(_ path: Path) {
    var points: [CGPoint] = []
    var start = CGPoint.zero
    func add(_ curve: (CGFloat) -> CGPoint) {
      for part in 1...Self.parts { points.append(curve(CGFloat(part) / CGFloat(Self.parts))) }
    }
    path.forEach { element in
      let from = points.last ?? .zero
      switch element {
      case .move(let point):
        start = point
        points.append(point)
      case .line(let point): points.append(point)
      case .quadCurve(let end, let control):
        add { t in
          let (a, b) = (from.between(control, at: t), control.between(end, at: t))
          return a.between(b, at: t)
        }
      case .curve(let end, let first, let second):
        add { t in
          let (a, b) = (from.between(first, at: t), first.between(second, at: t))
          let (c, d) = (a.between(b, at: t), b.between(second.between(end, at: t), at: t))
          return c.between(d, at: t)
        }
      case .closeSubpath: points.append(start)
      }
    }
    self.points = points
    lengths = zip(points, points.dropFirst()).reduce(into: points.isEmpty ? [] : [0]) {
      $0.append(($0.last ?? 0) + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y))
    }
  }

  var length: CGFloat { lengths.last ?? 0 }

  /// Where it is after a share of the way, and where it goes there, in radians; nil of an empty path.
  func place(at share: CGFloat) -> (point: CGPoint, angle: CGFloat)? {
    let way = length * max(0, min(1, share))
    guard
      let next = lengths.indices.dropFirst().first(where: {
        lengths[$0] >= way && lengths[$0] > lengths[$0 - 1]
      })
    else { return points.last.map { ($0, 0) } }
    let (from, to) = (points[next - 1], points[next])
    let part = (way - lengths[next - 1]) / (lengths[next] - lengths[next - 1])
    return (from.between(to, at: part), atan2(to.y - from.y, to.x - from.x))
  }
}

extension CGPoint {
  fileprivate func between(_ other: CGPoint, at share: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }
}
