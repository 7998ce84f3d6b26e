import Raster

extension Bitmap {
  /// A copy whose colours are not multiplied by alpha, for SDL's own blend mode.
  func withStraightAlpha() -> Bitmap {
    mapped { pixel in
      let alpha = Int(pixel.w)
      guard alpha > 0, alpha < 255 else { return pixel }
      let half = alpha / 2
      return SIMD4(
        UInt8(min(255, (Int(pixel.x) * 255 + half) / alpha)),
        UInt8(min(255, (Int(pixel.y) * 255 + half) / alpha)),
        UInt8(min(255, (Int(pixel.z) * 255 + half) / alpha)), pixel.w)
    }
  }

  /// A picture made pixel by pixel; lanes are blue, green, red, alpha.
  ///
  /// What pictures of interfaces are made of are few colours, in runs and in slopes: what became of
  /// the last pixel of each of ``rememberedCount`` kinds is not worked out again.
  @inline(__always)
  func mapped(_ change: (SIMD4<UInt8>) -> SIMD4<UInt8>) -> Bitmap {
    let result = Bitmap(width: width, height: height)
    let count = width * height
    let from = start.assumingMemoryBound(to: UInt32.self)
    let to = result.start.assumingMemoryBound(to: UInt32.self)
    func changed(_ pixel: UInt32) -> UInt32 {
      unsafeBitCast(change(unsafeBitCast(pixel, to: SIMD4<UInt8>.self)), to: UInt32.self)
    }
    withUnsafeTemporaryAllocation(of: (UInt32, UInt32).self, capacity: Self.rememberedCount) {
      known in
      known.initialize(repeating: (0, changed(0)))
      for index in 0..<count {
        let pixel = from[index]
        let place = Int((pixel &* 0x9E37_79B1) >> Self.rememberedShift)
        if known[place].0 != pixel { known[place] = (pixel, changed(pixel)) }
        to[index] = known[place].1
      }
    }
    return result
  }

  private static let rememberedCount = 1024
  private static let rememberedShift: UInt32 = 22

  /// A picture made pixel by pixel from this and another of the same size.
  func combined(
    with other: Bitmap, _ combine: (SIMD4<UInt8>, SIMD4<UInt8>) -> SIMD4<UInt8>
  ) -> Bitmap {
    precondition(width == other.width && height == other.height, "Pictures of two sizes")
    let result = Bitmap(width: width, height: height)
    withUnsafeBytes { first in
      other.withUnsafeBytes { second in
        result.withUnsafeMutableBytes { destination in
          let a = first.bindMemory(to: SIMD4<UInt8>.self)
          let b = second.bindMemory(to: SIMD4<UInt8>.self)
          let to = destination.bindMemory(to: SIMD4<UInt8>.self)
          var (lastA, lastB) = (SIMD4<UInt8>(), SIMD4<UInt8>())
          var combined = combine(lastA, lastB)
          for index in to.indices {
            if a[index] != lastA || b[index] != lastB {
              (lastA, lastB) = (a[index], b[index])
              combined = combine(lastA, lastB)
            }
            to[index] = combined
          }
        }
      }
    }
    return result
  }
}
