import Pixels

/// BGRA to BT.709 with ten bits, limited range, colour at full resolution, and alpha over the full range.
///
/// - Source: ITU-R BT.709-6, sections 3.2 to 3.4 and 4.6 (10 bits: 876 and 896 steps).
enum BT709Deep {
  static func convert(
    _ source: PixelBuffer, _ rect: PixelRect, into picture: VideoFrame, _ format: PixelFormat
  ) throws(MovieError) {
    let luma = try picture.deepPlane(0)
    let cb = try picture.deepPlane(1)
    let cr = try picture.deepPlane(2)
    let alpha = format.hasAlpha ? try picture.deepPlane(3) : nil
    for y in rect.minY..<rect.maxY {
      let row = (source.pixels + y * source.stride).assumingMemoryBound(to: UInt32.self)
      var x = rect.minX
      while x < rect.maxX {
        let pixel = row[x]
        let blue = Int32(pixel & 255)
        let green = Int32(pixel &>> 8 & 255)
        let red = Int32(pixel &>> 16 & 255)
        // 876/255 · (0.2126, 0.7152, 0.0722) · 2¹⁵, and 64½ for the offset and rounding.
        let bright = red &* 23932 &+ green &* 80508 &+ blue &* 8127 &+ (129 &<< 14)
        luma.start[y &* luma.stride &+ x] = UInt16(truncatingIfNeeded: bright &>> 15)
        // 896/255 · 2¹⁵ · ½ and its like; each row sums to nought, so that grey has no colour at all.
        let half: Int32 = 1025 &<< 14
        let blueDifference = half &+ blue &* 57569 &- green &* 44377 &- red &* 13192
        let redDifference = half &+ red &* 57569 &- green &* 52290 &- blue &* 5279
        cb.start[y &* cb.stride &+ x] = UInt16(truncatingIfNeeded: blueDifference &>> 15)
        cr.start[y &* cr.stride &+ x] = UInt16(truncatingIfNeeded: redDifference &>> 15)
        if let alpha {
          alpha.start[y &* alpha.stride &+ x] =
            UInt16(truncatingIfNeeded: ((pixel &>> 24) &* 1023 &+ 127) / 255)
        }
        x &+= 1
      }
    }
  }
}
