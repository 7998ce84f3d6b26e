import Foundation
import Geometry
import Motion
import ViewEngine

/// A line along the middle of a rectangle.
struct RuleShape: Shape {
  let isUpright: Bool

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(
      to: isUpright
        ? CGPoint(x: rect.midX, y: rect.minY) : CGPoint(x: rect.minX, y: rect.midY))
    path.addLine(
      to: isUpright
        ? CGPoint(x: rect.midX, y: rect.maxY) : CGPoint(x: rect.maxX, y: rect.midY))
    return path
  }
}
