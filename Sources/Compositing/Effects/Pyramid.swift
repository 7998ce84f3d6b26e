import Drawing
import Foundation
import Pixels
import Raster

/// How the rows of a plane are blurred: made fewer by halves, blurred, and made as many again.
struct Pyramid {
  let edges: GaussianBlur.Edges
  /// The rows needed at each size, the full one first.
  let needed: [Range<Int>]
  let kernel: [Float]
  let isHalved: Bool
  private var levels: Int { needed.count - 1 }
  /// The rows that ``grow(_:)`` ends with.
  var made: Range<Int> { needed[isHalved ? 1 : 0] }

  // (1 5 10 10 5 1) / 32, as in ``SixRows``, and the same on the way up, where every other weight meets nothing.
  private static let down: [Float] = [1, 5, 10, 10, 5, 1].map { $0 / 32 }
  private static let upEven: [Float] = [10, 20, 2].map { $0 / 32 }
  private static let upOdd: [Float] = [2, 20, 10].map { $0 / 32 }
  private static let varianceOfBoth = 2.5
  /// Of the way down and of bilinear drawing up.
  private static let varianceOfHalved = 2.0
  /// From here on half the size is exact enough.
  private static let leastHalved = 3.0

  /// - Parameter isHalved: Whether the last step up is left to whoever draws the result.
  init(sigma: Double, wanted: Range<Int>, edges: GaussianBlur.Edges, isHalved: Bool) {
    self.edges = edges
    self.isHalved = isHalved
    var needed = [wanted]
    var variance = sigma * sigma
    if isHalved {
      variance -= Self.varianceOfHalved
      needed.append((wanted.lowerBound >> 1)..<(wanted.upperBound >> 1))
    }
    while sigma >= Self.leastHalved * Double(1 << (needed.count - 1)) {
      let last = needed[needed.count - 1]
      variance -= Self.varianceOfBoth * Double(1 << (2 * (needed.count - 1)))
      let (first, final) = (last.lowerBound >> 1, (last.upperBound - 1) >> 1)
      needed.append((first - 1)..<(final + 2))
    }
    self.needed = needed
    let unit = Double(1 << (needed.count - 1))
    kernel = GaussianKernel.weights(variance.squareRoot() / unit)
  }

  /// The rows that are read at each size, the full one first: what the blur at the smallest size
  /// reads, and what that is made from.
  private var read: [Range<Int>] {
    let reach = kernel.count / 2
    let smallest = needed[levels]
    var ranges = [(smallest.lowerBound - reach)..<(smallest.upperBound + reach)]
    for _ in 0..<levels {
      ranges.insert((ranges[0].lowerBound * 2 - 2)..<(ranges[0].upperBound * 2 + 2), at: 0)
    }
    return ranges
  }

  var rowsRead: Range<Int> { read[0] }

  func shrink(_ plane: Plane) -> Plane { shrink(plane, to: read.dropFirst()) }

  /// The picture made smaller. A wide blur has none of it in single precision at its full size,
  /// which would be most of its memory.
  ///
  /// - Parameters:
  ///   - columns: Which of the picture's to take.
  ///   - rows: Those of the picture's that anything is made of.
  func shrink(
    _ bitmap: Bitmap, showing shown: PixelRect, _ columns: Range<Int>, _ rows: Range<Int>,
    alphaOnly: Bool
  ) -> Plane {
    guard levels > 0 else {
      return Plane(bitmap, showing: shown, columns, rows, alphaOnly: alphaOnly)
    }
    let half = Plane(
      halving: bitmap, showing: shown, columns, alphaOnly: alphaOnly, made(read[1], from: rows),
      edges: edges)
    return shrink(half, to: read.dropFirst(2))
  }

  private func shrink(_ plane: Plane, to sizes: ArraySlice<Range<Int>>) -> Plane {
    var result = plane
    for range in sizes {
      result = result.filtered(made(range, from: result.rows), edges: edges, taps: taps(of:))
    }
    return result
  }

  private func taps(of row: Int) -> (first: Int, weights: [Float]) { (row * 2 - 2, Self.down) }

  /// Which rows of half the size there are to make.
  private func made(_ range: Range<Int>, from rows: Range<Int>) -> Range<Int> {
    edges == .repeated ? range : range.clamped(to: support(rows))
  }

  /// The rows of half the size that rows leave a trace in.
  private func support(_ rows: Range<Int>) -> Range<Int> {
    ((rows.lowerBound - 3) >> 1)..<(((rows.upperBound + 1) >> 1) + 1)
  }

  func blur(_ plane: Plane) -> Plane {
    if kernel.count == 1, plane.rows == needed[levels] { return plane }
    return plane.filtered(needed[levels], edges: edges) { row in
      (row - kernel.count / 2, kernel)
    }
  }

  func grow(_ plane: Plane) -> Plane {
    var result = plane
    for range in needed.dropLast().dropFirst(isHalved ? 1 : 0).reversed() {
      result = result.filtered(range, edges: edges) { row in
        ((row >> 1) - 1, row & 1 == 0 ? Self.upEven : Self.upOdd)
      }
    }
    return result
  }
}
