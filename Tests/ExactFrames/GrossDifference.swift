import Foundation
import Raster

/// How far two pictures of one thing are apart that were drawn by different renderers.
///
/// SDL's software renderer moves things by whole pixels and has jagged edges, so single pixels say
/// nothing: squares of pixels are compared by their mean colour, each with the most alike within some
/// pixels (``Allowance``). Then nothing is off in any frame of the presets, of the demos and of some hundred random ones,
/// whereas a word that is missing is some squares, however large the rest of the picture.
package struct GrossDifference {
  /// Pixels of a square's side.
  static let side = 8
  /// Levels of 255 by which a square has to differ to be off. By half of it, edges that turn are off too.
  static let tolerance = 20

  /// How far apart two pictures may be without showing something else.
  package struct Allowance: Sendable {
    /// That may be off, in any picture.
    let squares: Int
    /// That may be off of a large picture's.
    let share: Double
    /// Pixels that things may be apart.
    let reach: Int

    /// Two squares, for the ends of hairlines.
    package static let usual = Allowance(squares: 2, share: 0, reach: 2)

    /// Of a random clip's. What moves within what moves is up to three pixels away by software, which moves by whole
    /// ones; two laptops under a camera are 30 squares of jagged outlines and of letters, of 1,600, one beside a tilted bar 25 of 800.
    package static let random = Allowance(squares: 30, share: 0.025, reach: 3)
  }

  /// Squares that are off.
  package let squares: Int
  /// Whether something else is seen.
  package let isGross: Bool

  package init(_ a: Bitmap, _ b: Bitmap, allowing allowance: Allowance = .usual) {
    let reach = allowance.reach
    let (first, second) = (Sums(a), Sums(b))
    var (squares, all) = (0, 0)
    // As far from the edge as things may be apart: a line along it, seen in one picture and just outside the
    // other, is nothing that is missing.
    let (most, edge) = (Self.side, reach)
    for top in stride(from: edge, through: a.height - edge - most, by: most) {
      for left in stride(from: edge, through: a.width - edge - most, by: most) {
        let distance = min(
          first.distance(left, top, to: second, reach), second.distance(left, top, to: first, reach)
        )
        if distance > Self.mostDistance { squares += 1 }
        all += 1
      }
    }
    self.squares = squares
    isGross = squares > max(allowance.squares, Int(Double(all) * allowance.share))
  }

  /// Of a square's sum.
  private static let mostDistance = tolerance * side * side

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
    func distance(_ x: Int, _ y: Int, to other: Sums, _ reach: Int) -> Int {
      let own = sum(x, y)
      var best = Int.max
      for oy in max(0, y - reach)...min(height - side, y + reach) {
        for ox in max(0, x - reach)...min(width - side, x + reach) {
          let d = own &- other.sum(ox, oy)
          best = min(best, Int(max(abs(d.x), abs(d.y), abs(d.z), abs(d.w))))
          if best <= mostDistance { return best }
        }
      }
      return best
    }
  }
}
