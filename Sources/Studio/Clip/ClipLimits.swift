import Geometry

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

extension Stage {
  /// - Throws: ``ClipError/tooLarge(width:height:)``.
  func checkSize() throws(ClipError) {
    let (width, height) = (pixelWidth, pixelHeight)
    let (pixels, overflow) = width.multipliedReportingOverflow(by: height)
    if overflow || pixels > ClipLimits.pixels { throw .tooLarge(width: width, height: height) }
  }
}
