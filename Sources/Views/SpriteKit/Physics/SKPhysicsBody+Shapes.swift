import Foundation
import Geometry

extension SKPhysicsBody {
  public convenience init(circleOfRadius radius: CGFloat) {
    self.init(circleOfRadius: radius, center: .zero)
  }

  public convenience init(circleOfRadius radius: CGFloat, center: CGPoint) {
    self.init([.circle(center: center.vector, radius: Double(abs(radius)))])
  }

  public convenience init(rectangleOf size: CGSize) {
    self.init(rectangleOf: size, center: .zero)
  }

  public convenience init(rectangleOf size: CGSize, center: CGPoint) {
    let corner = CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2)
    self.init([.hull(of: CGRect(origin: corner, size: size).corners.map(\.vector))])
  }

  /// - Note: Approximated: a path with dents is filled up to what goes around it.
  public convenience init(polygonFrom path: CGPath) {
    self.init([.hull(of: path.flattenedSubpaths.flatMap { $0 }.map(\.vector))])
  }

  /// - Note: Approximated: the texture's rectangle.
  public convenience init(texture: SKTexture, size: CGSize) { self.init(rectangleOf: size) }

  public convenience init(texture: SKTexture, alphaThreshold: Float, size: CGSize) {
    self.init(rectangleOf: size)
  }

  /// One body of several.
  public convenience init(bodies: [SKPhysicsBody]) { self.init(bodies.flatMap(\.shapes)) }

  public convenience init(edgeFrom start: CGPoint, to end: CGPoint) {
    self.init([.polygon([start.vector, end.vector])])
  }

  public convenience init(edgeChainFrom path: CGPath) {
    self.init(path.flattenedSubpaths.flatMap { PhysicsShape.edges($0.map(\.vector)) })
  }

  public convenience init(edgeLoopFrom path: CGPath) {
    self.init(
      path.flattenedSubpaths.flatMap { points in
        PhysicsShape.edges((points + points.prefix(1)).map(\.vector))
      })
  }

  public convenience init(edgeLoopFrom rect: CGRect) {
    let corners = rect.corners.map(\.vector)
    self.init(PhysicsShape.edges(corners + corners.prefix(1)))
  }
}

extension Path {
  /// Points along each of its parts, close enough for what rolls on it.
  fileprivate var flattenedSubpaths: [[CGPoint]] {
    var parts: [[CGPoint]] = []
    func add(_ count: Int, _ point: (CGFloat) -> CGPoint) {
      if parts.isEmpty { parts.append([.zero]) }
      for step in 1...count { parts[parts.count - 1].append(point(CGFloat(step) / CGFloat(count))) }
    }
    func between(_ from: CGPoint, _ to: CGPoint, _ share: CGFloat) -> CGPoint {
      CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
    }
    forEach { element in
      let from = parts.last?.last ?? .zero
      switch element {
      case .move(let to): parts.append([to])
      case .line(let to): add(1) { _ in to }
      case .quadCurve(let to, let control):
        add(12) { between(between(from, control, $0), between(control, to, $0), $0) }
      case .curve(let to, let first, let second):
        add(12) {
          let inner = between(first, second, $0)
          return between(
            between(between(from, first, $0), inner, $0),
            between(inner, between(second, to, $0), $0), $0)
        }
      case .closeSubpath: if let start = parts.last?.first { add(1) { _ in start } }
      }
    }
    return parts
  }
}

extension CGPoint {
  var vector: SIMD2<Double> { SIMD2(Double(x), Double(y)) }
}
