import Foundation
import Pixels
import TestSupport
import Testing

@testable import Movie

extension PixelRect {
  func contains(_ x: Int, _ y: Int) -> Bool {
    (minX..<maxX).contains(x) && (minY..<maxY).contains(y)
  }
}

extension PixelBuffer {
  /// The bytes of one row, blue first.
  func row(_ y: Int) -> UnsafeMutableBufferPointer<UInt8> {
    let start = (pixels + y * stride).assumingMemoryBound(to: UInt8.self)
    return UnsafeMutableBufferPointer(start: start, count: width * 4)
  }

  /// Sets every pixel of a rectangle.
  func fill(blue: UInt8, green: UInt8, red: UInt8, in rect: PixelRect? = nil) {
    let whole = PixelRect(size)
    let area = rect?.intersection(whole) ?? whole
    let pixel = UInt32(blue) | UInt32(green) << 8 | UInt32(red) << 16 | 0xFF00_0000
    for y in area.minY..<area.maxY {
      (pixels + y * stride + area.minX * 4).assumingMemoryBound(to: UInt32.self)
        .update(repeating: pixel.littleEndian, count: area.width)
    }
  }

  /// A picture whose every pixel is given as red, green, blue.
  static func of(
    _ width: Int, _ height: Int, _ color: (_ x: Int, _ y: Int) -> (UInt8, UInt8, UInt8)
  ) -> PixelBuffer {
    let buffer = PixelBuffer(width: width, height: height)
    for y in 0..<height {
      let row = buffer.row(y)
      for x in 0..<width {
        let (red, green, blue) = color(x, y)
        row[x * 4] = blue
        row[x * 4 + 1] = green
        row[x * 4 + 2] = red
        row[x * 4 + 3] = 255
      }
    }
    return buffer
  }

  /// How light each pixel is, as movies keep it.
  var luma: [UInt8] {
    (0..<height).flatMap { y in
      let row = row(y)
      return (0..<width).map { x in
        let light =
          0.2126 * Double(row[x * 4 + 2]) + 0.7152 * Double(row[x * 4 + 1])
          + 0.0722 * Double(row[x * 4])
        return UInt8(16 + light * 219 / 255)
      }
    }
  }

  /// Noise that is the same every time.
  static func noise(_ width: Int, _ height: Int, seed: UInt64 = 1) -> PixelBuffer {
    var numbers = SeededNumbers(seed: seed)
    return of(width, height) { _, _ in
      let bits = numbers.next()
      return (UInt8(bits >> 56), UInt8(bits >> 48 & 255), UInt8(bits >> 40 & 255))
    }
  }
}
