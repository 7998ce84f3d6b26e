import Foundation
import Movie
import Pixels
import Raster

/// Two pictures side by side, and beside them where they differ: white is the most.
///
/// Small differences are made stronger, so that one of a few levels is seen. Pictures of two sizes have no
/// third beside them.
package struct DifferencePicture {
  private let before: PixelPicture
  private let after: PixelPicture

  /// Pixels between two pictures, and their colour.
  private static let gap = 6
  private static let gapColor: [UInt8] = [0xD8, 0xD8, 0xD8, 0xFF]
  /// The most by which differences are made stronger.
  private static let mostGain = 16
  /// Pixels of a side; of what is larger only some pixels are taken.
  private static let longestSide = 1600

  package init(before: PixelPicture, after: PixelPicture) {
    self.before = before
    self.after = after
  }

  package func pngData() throws -> Data { try bitmap().pngData() }

  package func bitmap() -> Bitmap {
    let pictures = [before, after] + (difference.map { [$0] } ?? [])
    let longest = pictures.map { max($0.size.width, $0.size.height) }.max() ?? 1
    let step = max(1, (longest + Self.longestSide - 1) / Self.longestSide)
    let sizes = pictures.map {
      PixelSize(
        width: ($0.size.width + step - 1) / step, height: ($0.size.height + step - 1) / step)
    }
    let bitmap = Bitmap(
      width: sizes.reduce((pictures.count - 1) * Self.gap) { $0 + $1.width },
      height: sizes.map(\.height).max() ?? 1)
    bitmap.withUnsafeMutableBytes { bytes in
      for place in bytes.indices { bytes[place] = Self.gapColor[place % 4] }
      var x = 0
      for (picture, size) in zip(pictures, sizes) {
        Self.copy(picture, size, step, to: bytes, at: x, stride: bitmap.stride)
        x += size.width + Self.gap
      }
    }
    return bitmap
  }

  /// Black where they are equal; nil of two sizes.
  private var difference: PixelPicture? {
    guard let most = before.largestDifference(from: after) else { return nil }
    let gain = min(Self.mostGain, 255 / max(1, most))
    var pixels = [UInt8](repeating: 255, count: before.pixels.count)
    for place in stride(from: 0, to: pixels.count, by: 4) {
      func level(_ channel: Int) -> Int {
        let (one, two) = (before.pixels[place + channel], after.pixels[place + channel])
        return abs(Int(one) - Int(two))
      }
      // What only got more or less transparent is seen as well.
      let alpha = level(3)
      for channel in 0..<3 {
        pixels[place + channel] = UInt8(min(255, max(level(channel), alpha) * max(1, gain)))
      }
    }
    return PixelPicture(size: before.size, pixels: pixels)
  }

  private static func copy(
    _ picture: PixelPicture, _ size: PixelSize, _ step: Int,
    to bytes: UnsafeMutableRawBufferPointer, at x: Int, stride: Int
  ) {
    for row in 0..<size.height {
      for column in 0..<size.width {
        let from = (row * step * picture.size.width + column * step) * 4
        let to = row * stride + (x + column) * 4
        for channel in 0..<4 { bytes[to + channel] = picture.pixels[from + channel] }
      }
    }
  }
}
