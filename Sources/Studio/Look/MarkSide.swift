import Foundation
import Geometry

/// From which side something is pointed at.
enum MarkSide: Hashable {
  case above, below, leading, trailing

  /// The middle of a frame's edge at that side, and which way is away from it.
  func edge(of frame: CGRect) -> (point: CGPoint, away: CGSize) {
    switch self {
    case .above: (CGPoint(x: frame.midX, y: frame.minY), CGSize(width: 0, height: -1))
    case .below: (CGPoint(x: frame.midX, y: frame.maxY), CGSize(width: 0, height: 1))
    case .leading: (CGPoint(x: frame.minX, y: frame.midY), CGSize(width: -1, height: 0))
    case .trailing: (CGPoint(x: frame.maxX, y: frame.midY), CGSize(width: 1, height: 0))
    }
  }

  func frame(of size: CGSize, beside frame: CGRect, gap: Double) -> CGRect {
    let (point, away) = edge(of: frame)
    let middle = CGPoint(
      x: point.x + away.width * (gap + size.width / 2),
      y: point.y + away.height * (gap + size.height / 2))
    return CGRect(
      x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width,
      height: size.height)
  }

  /// What a mark finds around what it marks, in pixels of the canvas.
  struct Space {
    let canvas: CGSize
    let target: CGRect
    /// Where fingers are meanwhile.
    let touched: [CGPoint]
    let unit: Double
    /// Of the screen that is marked: nothing is written over the time.
    var statusBar: CGRect?

    /// The first side with room for it, over nothing that is touched; where there is none, the least bad.
    ///
    /// - Parameter turning: Whether it lies along the way it points.
    func best(of size: CGSize, turning: Bool, _ sides: [MarkSide]) -> MarkSide {
      func cost(_ side: MarkSide) -> Double {
        let isUpright = turning && (side == .above || side == .below)
        let size = isUpright ? CGSize(width: size.height, height: size.width) : size
        let frame = side.frame(of: size, beside: target, gap: 30 * unit)
        let inside = frame.intersection(CGRect(origin: .zero, size: canvas))
        let kept = inside.isNull ? 0 : inside.width * inside.height
        var cost = (1 - kept / (frame.width * frame.height)) * 2000
        if let statusBar, frame.intersects(statusBar) { cost += 500 }
        for point in touched {
          if frame.insetBy(dx: -20 * unit, dy: -20 * unit).contains(point) { cost += 1000 }
          // The arrow of a pointer hangs down to the right of what it points at.
          let arrow = CGRect(x: point.x, y: point.y, width: 45 * unit, height: 75 * unit)
          if frame.intersects(arrow) { cost += 100 }
        }
        return cost
      }
      return sides.min { cost($0) < cost($1) } ?? .above
    }
  }
}
