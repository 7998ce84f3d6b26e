import Foundation
import Geometry
import Motion
import ViewEngine

/// A line through points; each is a part of the rectangle, upwards along y.
struct LineShape: Shape, PaintedByOutline {
  var points: [CGPoint]
  let method: InterpolationMethod

  var animatableData: PointVector {
    get { PointVector(values: points.flatMap { [$0.x, $0.y] }) }
    set { points = newValue.points }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    CurveDrawing(method).add(points.map { $0.spread(over: rect) }, to: &path, isNew: true)
    return path
  }
}

extension PointVector {
  var points: [CGPoint] {
    stride(from: 0, to: values.count - 1, by: 2).map { CGPoint(x: values[$0], y: values[$0 + 1]) }
  }
}

extension CGPoint {
  func spread(over rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX + rect.width * x, y: rect.maxY - rect.height * y)
  }
}
