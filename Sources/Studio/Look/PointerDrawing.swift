import Drawing
import Foundation
import Geometry

/// What a pointer looks like, in points of the screen, with what it points at in the origin.
enum PointerDrawing {
  /// An arrow (recording: black, 35.5 × 65.5, 4.5 of white around it, a shadow 4 below that is at most
  /// 46 % dark).
  static func arrow(size: Double) -> DisplayItem {
    let white = arrowOutline.strokedPath(
      StrokeStyle(lineWidth: 2 * border, lineJoin: .round))
    let arrow: [DisplayItem] = [
      .group(
        .shadow(color: RGBA(0, 0, 0, 0.46), radius: 3, offset: CGSize(width: 0, height: 4)),
        [shape(white, .white), shape(arrowOutline, .white)]),
      shape(arrowOutline, .black),
    ]
    return .group(.transform(.scale(size)), arrow)
  }

  private static let border: CGFloat = 4.5

  private static let arrowOutline = Path { path in
    path.addLines([
      CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 50.2), CGPoint(x: 11.8, y: 39.8),
      CGPoint(x: 22.6, y: 65.5), CGPoint(x: 30.6, y: 62.1), CGPoint(x: 20.2, y: 37.2),
      CGPoint(x: 35.5, y: 36.2),
    ])
    path.closeSubpath()
  }

  /// A round mark under a finger.
  static func touch(size: Double, opacity: Double) -> DisplayItem {
    let circle = CGRect(
      x: -touchRadius, y: -touchRadius, width: 2 * touchRadius, height: 2 * touchRadius)
    return .group(
      .opacity(opacity),
      [
        .group(
          .transform(.scale(size)),
          [
            shape(Path(ellipseIn: circle), RGBA(0.35, 0.35, 0.38, 0.42)),
            shape(
              Path(ellipseIn: circle.insetBy(dx: 0.75, dy: 0.75))
                .strokedPath(StrokeStyle(lineWidth: 1.5)), RGBA(1, 1, 1, 0.75)),
          ])
      ])
  }

  private static let touchRadius: CGFloat = 22

  private static func shape(_ path: Path, _ color: RGBA) -> DisplayItem {
    .leaf(.shape(ShapeLeaf(path: path, paint: .color(color))), at: .zero)
  }
}

extension ProjectionTransform {
  fileprivate static func scale(_ factor: Double) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(scaleX: factor, y: factor))
  }
}
