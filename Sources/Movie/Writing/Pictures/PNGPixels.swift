import Pixels

/// Pixels as a PNG has them: red, green, blue, and alpha by itself if there is any.
enum PNGPixels {
  /// Copies a part of a picture to the same place in another.
  ///
  /// - Parameter origin: Of the target in the picture.
  static func copy(
    _ source: PixelBuffer, _ area: PixelRect,
    to target: (start: UnsafeMutablePointer<UInt8>, stride: Int), origin: (x: Int, y: Int) = (0, 0),
    hasAlpha: Bool
  ) {
    let width = hasAlpha ? 4 : 3
    for y in area.minY..<area.maxY {
      let row = UnsafePointer(
        (source.pixels + y * source.stride).assumingMemoryBound(to: UInt32.self))
      var out = target.start + (y - origin.y) * target.stride + (area.minX - origin.x) * width
      var x = area.minX
      while x < area.maxX {
        let pixel = hasAlpha ? StraightAlpha.pixel(row[x]) : row[x]
        out[0] = UInt8(truncatingIfNeeded: pixel &>> 16)
        out[1] = UInt8(truncatingIfNeeded: pixel &>> 8)
        out[2] = UInt8(truncatingIfNeeded: pixel)
        if hasAlpha { out[3] = UInt8(truncatingIfNeeded: pixel &>> 24) }
        out += width
        x &+= 1
      }
    }
  }
}
