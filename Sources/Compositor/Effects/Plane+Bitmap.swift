import Raster

extension Plane {
  /// A picture's pixels, its first at row and column 0.
  ///
  /// - Parameter alphaOnly: One channel, the alpha, instead of all four.
  convenience init(_ bitmap: Bitmap, alphaOnly: Bool) {
    self.init(
      rows: 0..<bitmap.height, columns: 0..<bitmap.width, channels: alphaOnly ? 1 : 4)
    bitmap.withUnsafeBytes { bytes in
      let pixels = bytes.bindMemory(to: SIMD4<UInt8>.self)
      for y in 0..<bitmap.height {
        let start = y * bitmap.width
        if alphaOnly {
          let target = row(y).assumingMemoryBound(to: Float.self)
          for x in 0..<bitmap.width { target[x] = Float(pixels[start + x].w) }
        } else {
          let target = row(y).assumingMemoryBound(to: SIMD4<Float>.self)
          for x in 0..<bitmap.width { target[x] = SIMD4<Float>(pixels[start + x]) }
        }
      }
    }
  }

  /// The plane in 8 bits, to the nearest.
  ///
  /// - Parameter tint: For a plane of one channel: the colour that it is the alpha of, 0…255.
  func bitmap(tint: SIMD4<Float> = .zero) -> Bitmap {
    let result = Bitmap(width: columns.count, height: rows.count)
    result.withUnsafeMutableBytes { bytes in
      let pixels = bytes.bindMemory(to: SIMD4<UInt8>.self)
      for (y, index) in rows.enumerated() {
        let start = y * columns.count
        if channels == 1 {
          let source = row(index).assumingMemoryBound(to: Float.self)
          let tint = tint / 255
          for x in 0..<columns.count { pixels[start + x] = Self.rounded(tint * source[x]) }
        } else {
          let source = row(index).assumingMemoryBound(to: SIMD4<Float>.self)
          for x in 0..<columns.count { pixels[start + x] = Self.rounded(source[x]) }
        }
      }
    }
    return result
  }

  @inline(__always)
  private static func rounded(_ value: SIMD4<Float>) -> SIMD4<UInt8> {
    SIMD4<UInt8>(truncatingIfNeeded: SIMD4<Int32>(pointwiseMin(value + 0.5, SIMD4(repeating: 255))))
  }
}
