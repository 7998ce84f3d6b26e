import Geometry
import Pixels

/// The largest clip that can be asked for, the same for options, presets and scripts.
package enum ClipLimits {
  /// Seconds, of a clip and of everything in it.
  package static let duration = 3600.0
  /// Points, of each side of the screen.
  package static let side = 1.0...16384.0
  /// Pixels a point. Below, a screen has no pixel left.
  package static let scale = 0.01...8.0
  /// Of a frame: a little more than 8K. What draws and encodes holds several frames at once.
  package static let pixels = 36_000_000
}

extension Clip {
  /// - Throws: ``ClipError/tooLarge(width:height:)``.
  func checkSize() throws(ClipError) { try stage.checkSize(look) }
}

extension Stage {
  /// - Throws: ``ClipError/tooLarge(width:height:)``.
  func checkSize(_ look: Look?) throws(ClipError) {
    let size =
      look.map { LookLayout($0, screen: self.size, bezel: EdgeInsets()).pixels }
      ?? PixelSize(width: pixelWidth, height: pixelHeight)
    let (pixels, overflow) = size.width.multipliedReportingOverflow(by: size.height)
    if overflow || pixels > ClipLimits.pixels {
      throw .tooLarge(width: size.width, height: size.height)
    }
  }
}
