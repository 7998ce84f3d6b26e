import Foundation
import Geometry
import ViewEngine

/// All around a shape and nothing of it, where paths are filled by the even-odd rule: where a shadow may fall.
struct OutsideShape<S: Shape>: Shape {
  let shape: S

  /// How far around, in points.
  private static var reach: CGFloat { 100 }

  func path(in rect: CGRect) -> Path {
    var path = Path(rect.insetBy(dx: -Self.reach, dy: -Self.reach))
    path.addPath(shape.path(in: rect))
    return path
  }
}
