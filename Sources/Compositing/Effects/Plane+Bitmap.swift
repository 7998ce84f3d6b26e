import Pixels
import Raster

extension Plane {
  /// A picture's pixels.
  ///
  /// - Parameters:
  ///   - shown: Where they are.
  ///   - columns: Which of them to take.
  ///   - rows: The same of rows.
  ///   - alphaOnly: One channel, the alpha, instead of all four.
  convenience init(
    _ bitmap: Bitmap, showing shown: PixelRect, _ columns: Range<Int>, _ rows: Range<Int>,
    alphaOnly: Bool
  ) {
    self.init(rows: rows, columns: columns, channels: alphaOnly ? 1 : 4)
    let first = (columns.lowerBound - shown.minX) * 4
    // Plain loops over single numbers: these the compiler turns into vector code.
    bitmap.withUnsafeBytes { bytes in
      for y in rows {
        let target = row(y).assumingMemoryBound(to: Float.self)
        guard let start = bytes.baseAddress else { return }
        let source = (start + (y - shown.minY) * bitmap.stride + first)
          .assumingMemoryBound(to: UInt8.self)
        if alphaOnly {
          for x in 0..<columns.count { target[x] = Float(source[x &* 4 &+ 3]) }
        } else {
          for index in 0..<columns.count * 4 { target[index] = Float(source[index]) }
        }
      }
    }
  }

  /// Half as many rows as a picture has, each made of six of them by (1 5 10 10 5 1) / 32, as
  /// ``filtered(_:edges:taps:)`` makes them of a plane's, to the last bit: what is added is whole, and so exact.
  convenience init(
    halving bitmap: Bitmap, showing shown: PixelRect, _ columns: Range<Int>, alphaOnly: Bool,
    _ range: Range<Int>, edges: GaussianBlur.Edges
  ) {
    self.init(rows: range, columns: columns, channels: alphaOnly ? 1 : 4)
    let nothing = Bitmap(width: max(1, columns.count), height: 1)
    let left = (columns.lowerBound - shown.minX) * 4
    func pixels(_ y: Int) -> UnsafePointer<UInt32> {
      let y = edges == .repeated ? min(max(y, shown.minY), shown.maxY - 1) : y
      guard y >= shown.minY, y < shown.maxY else {
        return UnsafePointer(nothing.start.assumingMemoryBound(to: UInt32.self))
      }
      let row = bitmap.start + (y - shown.minY) * bitmap.stride + left
      return UnsafePointer(row.assumingMemoryBound(to: UInt32.self))
    }
    withExtendedLifetime(nothing) {
      for index in range {
        let six = SixRows(
          pixels(index * 2 - 2), pixels(index * 2 - 1), pixels(index * 2), pixels(index * 2 + 1),
          pixels(index * 2 + 2), pixels(index * 2 + 3))
        let target = row(index).assumingMemoryBound(to: Float.self)
        if alphaOnly {
          six.writeAlphas(into: target, count: columns.count)
        } else {
          six.writePixels(into: target, count: columns.count)
        }
      }
    }
  }

  /// Writes the plane in 8 bits, to the nearest, to its place in a picture.
  ///
  /// - Parameters:
  ///   - columns: The picture's, whose first row is this plane's.
  ///   - tint: For a plane of one channel: the colour that it is the alpha of, 0…1.
  func write(to result: Bitmap, showing columns: Range<Int>, tint: SIMD4<Float> = .zero) {
    let left = (self.columns.lowerBound - columns.lowerBound) * 4
    let count = self.columns.count
    for (y, index) in rows.enumerated() {
      let source = row(index).assumingMemoryBound(to: Float.self)
      let target = (result.start + y * result.stride + left).assumingMemoryBound(to: UInt8.self)
      if channels == 1 {
        for x in 0..<count {
          let alpha = source[x]
          for channel in 0..<4 {
            target[x &* 4 &+ channel] = UInt8(nearest: tint[channel] * alpha)
          }
        }
      } else {
        for index in 0..<count * 4 { target[index] = UInt8(nearest: source[index]) }
      }
    }
  }
}
