import Pixels

/// Colours as they are without their alpha, as files keep them: what is drawn has them multiplied with it.
enum StraightAlpha {
  /// Red, green or blue of a pixel, to the nearest level; nought where nothing is seen.
  @inline(__always) static func channel(_ value: UInt32, _ alpha: UInt32) -> UInt32 {
    alpha == 0 ? 0 : min(255, (value &* 255 &+ alpha &>> 1) / alpha)
  }

  /// A premultiplied BGRA pixel.
  @inline(__always) static func pixel(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel &>> 24
    if alpha == 255 { return pixel }
    return alpha &<< 24 | channel(pixel &>> 16 & 255, alpha) &<< 16
      | channel(pixel &>> 8 & 255, alpha) &<< 8 | channel(pixel & 255, alpha)
  }

  static func convert(_ source: PixelBuffer, _ rect: PixelRect, into target: PixelBuffer) {
    for y in rect.minY..<rect.maxY {
      let row = (source.pixels + y * source.stride).assumingMemoryBound(to: UInt32.self)
      let out = (target.pixels + y * target.stride).assumingMemoryBound(to: UInt32.self)
      var x = rect.minX
      while x < rect.maxX {
        out[x] = pixel(row[x])
        x &+= 1
      }
    }
  }

  static func copyAlpha(
    of source: PixelBuffer, _ rect: PixelRect, to plane: UnsafeMutablePointer<UInt8>, stride: Int
  ) {
    for y in rect.minY..<rect.maxY {
      let row = (source.pixels + y * source.stride).assumingMemoryBound(to: UInt32.self)
      var x = rect.minX
      while x < rect.maxX {
        plane[y &* stride &+ x] = UInt8(truncatingIfNeeded: row[x] &>> 24)
        x &+= 1
      }
    }
  }
}
