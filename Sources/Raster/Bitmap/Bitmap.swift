import Foundation
import Pixels

/// Premultiplied pixels: blue, green, red and alpha, 8 bits each, rows from top to bottom.
///
/// The layout is SDL's ARGB8888 and Cairo's ARGB32 on a little-endian machine. A new bitmap is
/// transparent. Whoever makes one may write to it; once it is handed on, nobody does, which is why
/// it may cross threads.
package final class Bitmap: @unchecked Sendable {
  /// Pixels, at least 1.
  package let width: Int
  package let height: Int
  /// Bytes from one row to the next.
  package let stride: Int

  private let memory: PixelMemory.Block
  private let bytes: UnsafeMutableRawBufferPointer

  /// Cairo's most pixels a side.
  package static let longestSide = 32767.0

  package init(width: Int, height: Int) {
    let sides = 1...Int(Self.longestSide)
    precondition(
      sides.contains(width) && sides.contains(height),
      "A bitmap has 1…32767 pixels a side, not \(width) × \(height)")
    self.width = width
    self.height = height
    stride = width * 4
    memory = PixelMemory.shared.take(stride * height)
    bytes = UnsafeMutableRawBufferPointer(start: memory.start, count: stride * height)
    bytes.initializeMemory(as: UInt8.self, repeating: 0)
  }

  deinit {
    PixelMemory.shared.giveBack(memory)
  }

  /// The bitmap's memory, which stays as long as these do.
  package var rows: PixelRows { PixelRows(start, stride: stride, owner: self) }

  /// The first pixel. Valid as long as the bitmap is.
  package var start: UnsafeMutableRawPointer { memory.start }

  package func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    try body(UnsafeRawBufferPointer(bytes))
  }

  package func withUnsafeMutableBytes<Result>(
    _ body: (UnsafeMutableRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    try body(bytes)
  }

  /// One pixel's premultiplied channels; for tests and small looks, not for loops over pictures.
  package subscript(x: Int, y: Int) -> (b: UInt8, g: UInt8, r: UInt8, a: UInt8) {
    precondition(
      (0..<width).contains(x) && (0..<height).contains(y),
      "(\(x), \(y)) is outside a bitmap of \(width) × \(height)")
    let start = y * stride + x * 4
    return (bytes[start], bytes[start + 1], bytes[start + 2], bytes[start + 3])
  }
}
