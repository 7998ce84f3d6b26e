import Foundation
import Raster

/// How far two pictures of one thing are apart that were drawn by different renderers.
///
/// SDL's software renderer moves things by whole pixels and has jagged edges, so single pixels say
/// nothing: squares of pixels are compared by their mean colour, each with the most alike within two
/// pixels. A wrong texture, a missing view or one in another place is many squares far off.
package enum GrossDifference {
  /// Pixels of a square's side.
  static let side = 8
  /// Pixels that things may be apart.
  static let reach = 2
  /// The part of all squares that may be off before two pictures differ grossly.
  package static let limit = 0.05
  /// Levels of 255 by which a square has to differ to be off.
  static let tolerance = 40

  /// 0…1: the part of the squares that are off.
  package static func between(_ a: Bitmap, _ b: Bitmap) -> Double {
    let (first, second) = (Sums(a), Sums(b))
    let (columns, rows) = (a.width / side, a.height / side)
    var off = 0
    for y in 0..<rows {
      for x in 0..<columns
      where min(
        first.distance(x * side, y * side, to: second),
        second.distance(x * side, y * side, to: first)) > tolerance * side * side
      {
        off += 1
      }
    }
    return Double(off) / Double(max(1, columns * rows))
  }

  /// A picture's channels added up from its corner to each pixel, so that any square's sum is four looks.
  private struct Sums {
    let width: Int
    let height: Int
    private var sums: [SIMD4<Int32>]

    init(_ bitmap: Bitmap) {
      width = bitmap.width
      height = bitmap.height
      sums = Array(repeating: .zero, count: (width + 1) * (height + 1))
      for y in 0..<height {
        let line = (bitmap.start + y * bitmap.stride).assumingMemoryBound(to: SIMD4<UInt8>.self)
        var row = SIMD4<Int32>.zero
        for x in 0..<width {
          row &+= SIMD4<Int32>(truncatingIfNeeded: line[x])
          sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1] &+ row
        }
      }
    }

    /// Of a square of pixels.
    private func sum(_ x: Int, _ y: Int) -> SIMD4<Int32> {
      let (top, bottom) = (y * (width + 1) + x, (y + side) * (width + 1) + x)
      return sums[bottom + side] &- sums[bottom] &- sums[top + side] &+ sums[top]
    }

    /// The largest channel's distance from the most alike square near there.
    func distance(_ x: Int, _ y: Int, to other: Sums) -> Int {
      let own = sum(x, y)
      var best = Int.max
      for oy in max(0, y - reach)...min(height - side, y + reach) {
        for ox in max(0, x - reach)...min(width - side, x + reach) {
          let d = own &- other.sum(ox, oy)
          best = min(best, Int(max(abs(d.x), abs(d.y), abs(d.z), abs(d.w))))
          if best <= tolerance * side * side { return best }
        }
      }
      return best
    }
  }
}
