import Foundation
import Geometry
import Motion
import ViewEngine

/// An area between two lines.
struct AreaShape: Shape, PaintedByOutline {
  /// The edge that was asked for, then the one that it stands on.
  var edge: [CGPoint]
  var base: [CGPoint]
  let method: InterpolationMethod

  var animatableData: PointVector {
    get {
      // One after the other, so that a new point comes out of the last one of both.
      PointVector(values: zip(edge, base).flatMap { [$0.x, $0.y, $1.x, $1.y] })
    }
    set {
      let points = newValue.points
      edge = stride(from: 0, to: points.count - 1, by: 2).map { points[$0] }
      base = stride(from: 1, to: points.count, by: 2).map { points[$0] }
    }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    guard edge.count > 1 else { return path }
    CurveDrawing(method).add(edge.map { $0.spread(over: rect) }, to: &path, isNew: true)
    CurveDrawing(method.backwards).add(
      base.reversed().map { $0.spread(over: rect) }, to: &path, isNew: false)
    path.closeSubpath()
    return path
  }
}

extension InterpolationMethod {
  /// What draws the same when the points are taken from the other end.
  fileprivate var backwards: InterpolationMethod {
    switch kind {
    case .stepStart: .stepEnd
    case .stepEnd: .stepStart
    default: self
    }
  }
}
