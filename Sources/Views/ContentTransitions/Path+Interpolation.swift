import Foundation
import Geometry

extension Path {
  /// Between this outline of a glyph at 0 and another one of it at 1; beyond both for a spring that
  /// overshoots.
  ///
  /// Outlines of one variable font have the same points and are interpolated point by point. Where
  /// the two come from different fonts, as small and large text may, the nearer one is stretched to
  /// the box between both: glyphs of one character differ in little else.
  func interpolated(to other: Path, _ progress: Double) -> Path {
    if progress == 0 || self == other { return self }
    if let points = interpolatedPoints(to: other, progress) { return points }
    guard !isEmpty, !other.isEmpty else { return progress < 0.5 ? self : other }
    let (from, to) = (boundingRect, other.boundingRect)
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * progress }
    let box = CGRect(
      x: mix(from.minX, to.minX), y: mix(from.minY, to.minY), width: mix(from.width, to.width),
      height: mix(from.height, to.height))
    return progress < 0.5 ? stretched(from, to: box) : other.stretched(to, to: box)
  }

  /// Nil where the outlines are not made of the same kinds of elements.
  private func interpolatedPoints(to other: Path, _ progress: Double) -> Path? {
    let (from, to) = (contours, other.contours)
    guard from.count == to.count else { return nil }
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint { a.interpolated(to: b, progress) }
    var path = Path()
    for (from, to) in zip(from, to) {
      let count = max(from.count, to.count)
      let (from, to) = (from.closed(count: count), to.closed(count: count))
      guard from.count == count, to.count == count else { return nil }
      for pair in zip(from, to) {
        switch pair {
        case (.move(let a), .move(let b)): path.move(to: mix(a, b))
        case (.line(let a), .line(let b)): path.addLine(to: mix(a, b))
        case (.quadCurve(let a, let c), .quadCurve(let b, let d)):
          path.addQuadCurve(to: mix(a, b), control: mix(c, d))
        case (.curve(let a, let c1, let c2), .curve(let b, let d1, let d2)):
          path.addCurve(to: mix(a, b), control1: mix(c1, d1), control2: mix(c2, d2))
        default: return nil
        }
      }
      path.closeSubpath()
    }
    return path
  }

  /// The outline's parts without the elements that close them.
  private var contours: [[Element]] {
    var contours: [[Element]] = []
    for element in elements {
      switch element {
      case .move: contours.append([element])
      case .closeSubpath: break
      default:
        if contours.isEmpty { contours.append([]) }
        contours[contours.count - 1].append(element)
      }
    }
    return contours
  }

  private func stretched(_ old: CGRect, to new: CGRect) -> Path {
    let scaleX = old.width > 0 ? new.width / old.width : 1
    let scaleY = old.height > 0 ? new.height / old.height : 1
    return applying(
      CGAffineTransform(
        a: scaleX, b: 0, c: 0, d: scaleY, tx: new.minX - old.minX * scaleX,
        ty: new.minY - old.minY * scaleY))
  }
}

extension [Path.Element] {
  /// The contour with the line that closes it where that is the one element missing: it is left out
  /// of an outline whose last curve happens to end at the start.
  fileprivate func closed(count: Int) -> [Path.Element] {
    guard self.count == count - 1, case .move(let start)? = first else { return self }
    return self + [.line(to: start)]
  }
}

extension CGPoint {
  func interpolated(to other: CGPoint, _ progress: Double) -> CGPoint {
    CGPoint(x: x + (other.x - x) * progress, y: y + (other.y - y) * progress)
  }
}

extension CGRect {
  func interpolated(to other: CGRect, _ progress: Double) -> CGRect {
    let corner = CGPoint(x: maxX, y: maxY).interpolated(
      to: CGPoint(x: other.maxX, y: other.maxY), progress)
    let origin = origin.interpolated(to: other.origin, progress)
    return CGRect(x: origin.x, y: origin.y, width: corner.x - origin.x, height: corner.y - origin.y)
  }
}
