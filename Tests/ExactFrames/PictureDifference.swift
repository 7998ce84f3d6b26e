import Foundation
import Raster

/// Where and how much two pictures of one size differ.
package struct PictureDifference: Sendable, CustomStringConvertible {
  package private(set) var pixelCount = 0
  /// Levels of 255, of any channel.
  package private(set) var largest = 0
  private var left = Int.max
  private var top = Int.max
  private var right = 0
  private var bottom = 0

  /// nil where they are the same.
  package init?(_ a: Bitmap, _ b: Bitmap) {
    precondition(a.width == b.width && a.height == b.height, "Pictures of two sizes")
    for y in 0..<a.height {
      let (first, second) = (a.start + y * a.stride, b.start + y * b.stride)
      if memcmp(first, second, a.width * 4) == 0 { continue }
      for x in 0..<a.width {
        let p = first.load(fromByteOffset: x * 4, as: SIMD4<UInt8>.self)
        let q = second.load(fromByteOffset: x * 4, as: SIMD4<UInt8>.self)
        if p != q { note(x, y, p, q) }
      }
    }
    if pixelCount == 0 { return nil }
  }

  private mutating func note(_ x: Int, _ y: Int, _ p: SIMD4<UInt8>, _ q: SIMD4<UInt8>) {
    pixelCount += 1
    for channel in 0..<4 { largest = max(largest, abs(Int(p[channel]) - Int(q[channel]))) }
    (left, right) = (min(left, x), max(right, x + 1))
    (top, bottom) = (min(top, y), max(bottom, y + 1))
  }

  package var description: String {
    "\(pixelCount) pixels in x \(left)..<\(right), y \(top)..<\(bottom) differ by up to \(largest)"
  }
}
