import Foundation
import Geometry

extension LookLayout {
  /// Where fingers are while something is shown, in pixels of the canvas.
  ///
  /// A pointer is on its way a little before it is there, and rests a little after.
  func touched(_ touches: [TouchTrace], during fade: LookFade, screen: Int = 0) -> [CGPoint] {
    touches.filter { $0.down < fade.end + 0.2 && $0.up > fade.start - 0.4 }
      .flatMap { $0.waypoints.map { onCanvas($0.point, screen: screen) } }
  }

  /// Whether somebody touches what a frame of the canvas would cover.
  func isTouched(_ frame: CGRect, _ touches: [TouchTrace], during fade: LookFade) -> Bool {
    touched(touches, during: fade).contains { frame.contains($0) }
  }
}
