import Foundation
import Geometry

extension LookLayout {
  /// Where fingers are while something is shown, in pixels of the canvas.
  ///
  /// A pointer is on its way a little before it is there, and rests a little after.
  ///
  /// - Parameter camera: From where they are seen; nil is from where nothing is nearer.
  func touched(
    _ touches: [TouchTrace], during fade: LookFade, screen: Int = 0, from camera: CameraTrack? = nil
  ) -> [CGPoint] {
    touches.filter { $0.down < fade.end + 0.2 && $0.up > fade.start - 0.4 }
      .flatMap(\.waypoints).map { waypoint in
        let point = onCanvas(waypoint.point, screen: screen)
        return camera?.transform(at: waypoint.time).map(point.applying) ?? point
      }
  }

  /// Whether somebody touches what a frame of the canvas would cover.
  func isTouched(
    _ frame: CGRect, _ touches: [TouchTrace], during fade: LookFade,
    from camera: CameraTrack? = nil
  ) -> Bool {
    touched(touches, during: fade, from: camera).contains { frame.contains($0) }
  }
}
