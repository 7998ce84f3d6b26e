import Foundation
import Geometry

extension Path {
  /// Whether both are made of the same kinds of elements, point for point, as one glyph's outlines
  /// at two sizes or weights of a variable font are.
  func matches(_ other: Path) -> Bool {
    let (from, to) = (elements, other.elements)
    return from.count == to.count
      && zip(from, to).allSatisfy { pair in
        switch pair {
        case (.move, .move), (.line, .line), (.quadCurve, .quadCurve), (.curve, .curve),
          (.closeSubpath, .closeSubpath):
          true
        default: false
        }
      }
  }

  /// Between this path at 0 and a matching one at 1; beyond both for a spring that overshoots.
  func interpolated(to other: Path, _ progress: Double) -> Path {
    if progress == 0 || self == other { return self }
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint { a.interpolated(to: b, progress) }
    return Path { path in
      for pair in zip(elements, other.elements) {
        switch pair {
        case (.move(let a), .move(let b)): path.move(to: mix(a, b))
        case (.line(let a), .line(let b)): path.addLine(to: mix(a, b))
        case (.quadCurve(let a, let c), .quadCurve(let b, let d)):
          path.addQuadCurve(to: mix(a, b), control: mix(c, d))
        case (.curve(let a, let c1, let c2), .curve(let b, let d1, let d2)):
          path.addCurve(to: mix(a, b), control1: mix(c1, d1), control2: mix(c2, d2))
        case (.closeSubpath, .closeSubpath): path.closeSubpath()
        default: break
        }
      }
    }
  }
}

extension CGPoint {
  func interpolated(to other: CGPoint, _ progress: Double) -> CGPoint {
    CGPoint(x: x + (other.x - x) * progress, y: y + (other.y - y) * progress)
  }
}
