import Foundation
import Geometry

/// What a label stands on: a plate with a tail to what it is said of.
struct CuePlate {
  let rect: CGRect
  /// Of what is marked, where the plate is.
  let side: MarkSide
  let tip: CGPoint
  let unit: Double

  var path: Path {
    let (corner, root) = (20 * unit, 15 * unit)
    // The tail begins on the plate's edge, beside what it points to.
    let x = min(max(tip.x, rect.minX + corner + root), rect.maxX - corner - root)
    let y = min(max(tip.y, rect.minY + corner), rect.maxY - corner)
    // The way round the plate, which the tail goes as well: else there would be a hole where they overlap.
    let roots =
      switch side {
      case .above:
        [CGPoint(x: x + root, y: rect.maxY - 1), CGPoint(x: x - root, y: rect.maxY - 1)]
      case .below:
        [CGPoint(x: x - root, y: rect.minY + 1), CGPoint(x: x + root, y: rect.minY + 1)]
      case .leading:
        [CGPoint(x: rect.maxX - 1, y: y - root), CGPoint(x: rect.maxX - 1, y: y + root)]
      case .trailing:
        [CGPoint(x: rect.minX + 1, y: y + root), CGPoint(x: rect.minX + 1, y: y - root)]
      }
    return Path { path in
      path.addRoundedRect(
        in: rect, cornerSize: CGSize(width: corner, height: corner), style: .continuous)
      path.addLines([roots[0], tip, roots[1]])
      path.closeSubpath()
    }
  }
}
