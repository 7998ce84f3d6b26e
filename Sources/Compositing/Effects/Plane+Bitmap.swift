import Pixels
import Raster

extension Plane {
  /// A picture's pixels.
  ///
  /// - Parameters:
  ///   - shown: Where they are.
  ///   - alphaOnly: One channel, the alpha, instead of all four.
  convenience init(_ bitmap: Bitmap, showing shown: PixelRect, alphaOnly: Bool) {
    self.init(
      rows: shown.minY..<shown.maxY, columns: shown.minX..<shown.maxX, channels: alphaOnly ? 1 : 4)
    // Plain loops over single numbers: these the compiler turns into vector code.
    bitmap.withUnsafeBytes { bytes in
      for y in 0..<bitmap.height {
        let target = row(shown.minY + y).assumingMemoryBound(to: Float.self)
        guard let start = bytes.baseAddress else { return }
        let source = (start + y * bitmap.stride).assumingMemoryBound(to: UInt8.self)
        if alphaOnly {
          for x in 0..<bitmap.width { target[x] = Float(source[x &* 4 &+ 3]) }
        } else {
          for index in 0..<bitmap.width * 4 { target[index] = Float(source[index]) }
        }
      }
    }
  }

  /// Rows made of weighted sums of a picture's rows, as ``filtered(_:edges:taps:)`` makes them of a
  /// plane's, to the last bit.
  convenience init(
    filtering bitmap: Bitmap, showing shown: PixelRect, alphaOnly: Bool, _ range: Range<Int>,
    edges: GaussianBlur.Edges, taps: (Int) -> (first: Int, weights: [Float])
  ) {
    self.init(rows: range, columns: shown.minX..<shown.maxX, channels: alphaOnly ? 1 : 4)
    let count = columns.count * channels
    for index in range {
      let target = row(index).assumingMemoryBound(to: Float.self)
      target.update(repeating: 0, count: count)
      let (first, weights) = taps(index)
      for (offset, weight) in weights.enumerated() {
        var y = first + offset
        if edges == .repeated { y = min(max(y, shown.minY), shown.maxY - 1) }
        guard y >= shown.minY, y < shown.maxY else { continue }
        let source = (bitmap.start + (y - shown.minY) * bitmap.stride)
          .assumingMemoryBound(to: UInt8.self)
        if alphaOnly {
          for x in 0..<count { target[x] += Float(source[x &* 4 &+ 3]) * weight }
        } else {
          for x in 0..<count { target[x] += Float(source[x]) * weight }
        }
      }
    }
  }

  /// The plane in 8 bits, to the nearest.
  ///
  /// - Parameter tint: For a plane of one channel: the colour that it is the alpha of, 0…1.
  func bitmap(tint: SIMD4<Float> = .zero) -> Bitmap {
    let result = Bitmap(width: columns.count, height: rows.count)
    result.withUnsafeMutableBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      for (y, index) in rows.enumerated() {
        let source = row(index).assumingMemoryBound(to: Float.self)
        let target = (start + y * result.stride).assumingMemoryBound(to: UInt8.self)
        if channels == 1 {
          for x in 0..<columns.count {
            let alpha = source[x]
            for channel in 0..<4 {
              target[x &* 4 &+ channel] = UInt8(nearest: tint[channel] * alpha)
            }
          }
        } else {
          for index in 0..<columns.count * 4 { target[index] = UInt8(nearest: source[index]) }
        }
      }
    }
    return result
  }
}
