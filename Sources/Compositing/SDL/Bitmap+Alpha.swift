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

  /// A picture made pixel by pixel; lanes are blue, green, red, alpha. Runs of equal pixels, which
  /// most pictures of interfaces are made of, cost one call.
  func mapped(_ change: (SIMD4<UInt8>) -> SIMD4<UInt8>) -> Bitmap {
    let result = Bitmap(width: width, height: height)
    withUnsafeBytes { source in
      result.withUnsafeMutableBytes { destination in
        let from = source.bindMemory(to: SIMD4<UInt8>.self)
        let to = destination.bindMemory(to: SIMD4<UInt8>.self)
        var last = SIMD4<UInt8>(repeating: 0)
        var changed = change(last)
        for index in from.indices {
          if from[index] != last {
            last = from[index]
            changed = change(last)
          }
          to[index] = changed
        }
      }
    }
    return result
  }

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
