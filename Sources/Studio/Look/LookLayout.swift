import Foundation
import Geometry
import Pixels

/// Where the screen stands in the picture.
struct LookLayout: Hashable {
  /// Pixels.
  let canvas: CGSize
  /// Pixels a point of the screen.
  let scale: Double
  /// Of the screen's top left, in pixels; whole, so that a screen at scale 1 has the same pixels as by itself.
  let origin: CGPoint
  /// Of the screen, in points.
  let screen: CGSize
  /// From the screen to the outline of what is around it, in points, turned as the screen is.
  let bezel: EdgeInsets

  /// Recording: 81.26 % of the height is the phone's.
  private static let padding = 0.0937
  /// A device that nearly fits at a whole or half scale is shown at that, so that lines stay sharp.
  private static let nearly = 0.04

  init(_ look: Look, screen: CGSize, bezel: EdgeInsets) {
    self.screen = screen
    self.bezel = bezel
    let outer = CGSize(
      width: screen.width + bezel.leading + bezel.trailing,
      height: screen.height + bezel.top + bezel.bottom)
    var canvas: CGSize
    switch look.canvas {
    case .fixed(let width, let height):
      canvas = CGSize(width: Double(width) * look.scale, height: Double(height) * look.scale)
      let padding =
        look.padding.map { $0 * look.scale } ?? Self.padding * min(canvas.width, canvas.height)
      let fits = min(
        max(canvas.width - 2 * padding, 1) / outer.width,
        max(canvas.height - 2 * padding, 1) / outer.height)
      let sharp = (fits * 2).rounded() / 2
      scale =
        look.padding == nil && sharp > 0 && abs(sharp / fits - 1) <= Self.nearly ? sharp : fits
    case .auto:
      scale = look.scale
      let padding = look.padding ?? Self.autoPadding
      canvas = CGSize(
        width: (outer.width + 2 * padding) * scale, height: (outer.height + 2 * padding) * scale)
    }
    // Movies have even sides.
    canvas = CGSize(width: Self.even(canvas.width), height: Self.even(canvas.height))
    self.canvas = canvas
    origin = CGPoint(
      x: ((canvas.width - outer.width * scale) / 2 + bezel.leading * scale).rounded(),
      y: ((canvas.height - outer.height * scale) / 2 + bezel.top * scale).rounded())
  }

  /// Points around a device on a canvas of its own size.
  private static let autoPadding = 48.0

  private static func even(_ length: CGFloat) -> CGFloat { max(2, (length / 2).rounded() * 2) }

  var pixels: PixelSize {
    PixelSize(width: Int(nearest: canvas.width), height: Int(nearest: canvas.height))
  }

  /// From the screen's points to the canvas.
  var placement: ProjectionTransform {
    ProjectionTransform(
      CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: origin.x, ty: origin.y))
  }

  func onCanvas(_ point: CGPoint) -> CGPoint {
    CGPoint(x: origin.x + point.x * scale, y: origin.y + point.y * scale)
  }
}
