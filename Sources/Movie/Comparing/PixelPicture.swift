import Pixels

/// A picture of a clip as it is seen: premultiplied BGRA, row after row.
package struct PixelPicture: Sendable {
  package let size: PixelSize
  package let pixels: [UInt8]

  package init(size: PixelSize, pixels: [UInt8]) {
    precondition(pixels.count == size.area * 4, "Too few pixels for \(size)")
    self.size = size
    self.pixels = pixels
  }

  init(_ picture: MoviePicture) { self.init(size: picture.size, pixels: picture.pixels) }

  /// Levels by which a channel of a pixel differs at most; nil for one of another size.
  package func largestDifference(from other: PixelPicture) -> Int? {
    guard size == other.size else { return nil }
    return zip(pixels, other.pixels).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
  }
}
