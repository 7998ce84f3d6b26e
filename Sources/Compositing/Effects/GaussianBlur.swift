import Drawing
import Foundation
import Pixels
import Raster

/// Standard deviations of a blur, in pixels.
struct Sigma: Hashable {
  var x: Double
  var y: Double

  /// Whether no pixel's 8 bits would change: a neighbour's weight is below half of 1/255.
  var isNothing: Bool { x < Sigma.least && y < Sigma.least }
  static let least = 0.25

  /// Pixels beyond which nothing of a blurred edge is left in 8 bits: Q(3) < ½ · 1/255.
  var reach: (x: Int, y: Int) {
    (
      x < Sigma.least ? 0 : Int((3 * x).rounded(.up)) + 1,
      y < Sigma.least ? 0 : Int((3 * y).rounded(.up)) + 1
    )
  }
}

/// A Gaussian blur in single precision, rounded once at the end.
///
/// Small blurs are the sampled Gaussian itself. Larger ones are made at half the size, or a quarter,
/// and so on, where a Gaussian has few weights: the filters on the way down and up again are close
/// to Gaussians whose variances are known, and what they already blur is left out of the middle one.
/// The result is within 0.3 of 255 levels of the true blur, whatever the picture, so the changes of
/// size cannot be seen as the radius moves.
struct GaussianBlur {
  enum Edges { case transparent, repeated }

  let sigma: Sigma
  let edges: Edges
  /// Pixels along each side that one pixel of the result stands for: 1, or 2 where the result is
  /// for being drawn at twice its size, bilinearly.
  let step: Int

  /// - Parameter mayHalve: Whether a wide blur may be made at half the size. From 8 pixels on, what
  ///   bilinear drawing gets wrong is below ⅕ of 255 levels, and it is a quarter of the memory.
  init(_ sigma: Sigma, edges: Edges, mayHalve: Bool = false) {
    self.sigma = sigma
    self.edges = edges
    let isWide = min(sigma.x, sigma.y) >= Self.leastHalved
    step = mayHalve && isWide && edges == .transparent ? 2 : 1
  }

  private static let leastHalved = 8.0

  /// Parts to make a blur in, one after the other, from top to bottom: what a blur needs for its
  /// numbers is many times what the picture needs. In parts or not, the pixels are the same.
  func bands(of wanted: PixelRect) -> [PixelRect] {
    let height = max(Self.leastBandHeight, 4 * sigma.reach.y)
    return stride(from: wanted.minY, to: wanted.maxY, by: height).map { top in
      PixelRect(
        minX: wanted.minX, minY: top, maxX: wanted.maxX, maxY: min(top + height, wanted.maxY))
    }
  }

  private static let leastBandHeight = 128

  /// The rows of a picture that some blurred pixels are made from, whole.
  ///
  /// - Parameter shown: Where the picture is.
  func source(of wanted: PixelRect, in shown: PixelRect) -> PixelRect {
    let rows = pyramid(sigma.y, wanted.minY..<wanted.maxY).rowsRead
    // One row, which nothing is made of, where a band has nothing but the transparent around it.
    let first = min(max(rows.lowerBound, shown.minY), shown.maxY - 1)
    let end = max(first + 1, min(rows.upperBound, shown.maxY))
    return PixelRect(minX: shown.minX, minY: first, maxX: shown.maxX, maxY: end)
  }

  /// The picture blurred.
  ///
  /// - Parameters:
  ///   - shown: Where the picture is.
  ///   - wanted: Which pixels to make, in the same coordinates: multiples of ``step``.
  func blurred(_ bitmap: Bitmap, showing shown: PixelRect, into wanted: PixelRect) -> Bitmap {
    blurred(bitmap, shown, wanted, tint: nil)
  }

  /// The picture's alpha blurred, in one colour.
  func shadow(
    of bitmap: Bitmap, showing shown: PixelRect, into wanted: PixelRect,
    _ color: PremultipliedColor
  ) -> Bitmap {
    let tint = SIMD4<Float>(
      Float(color.blue), Float(color.green), Float(color.red), Float(color.alpha))
    return blurred(bitmap, shown, wanted, tint: tint)
  }

  /// - Parameter tint: The colour that the blurred alpha is shown in; nil blurs all channels.
  private func blurred(
    _ bitmap: Bitmap, _ shown: PixelRect, _ wanted: PixelRect, tint: SIMD4<Float>?
  ) -> Bitmap {
    let (rows, columns) = (wanted.minY..<wanted.maxY, wanted.minX..<wanted.maxX)
    let (vertical, horizontal) = (pyramid(sigma.y, rows), pyramid(sigma.x, columns))
    let read = source(of: wanted, in: shown)
    // Columns are done while there are few rows, and rows last, since they need no exchange then.
    let small = Plane.transposed(shown.minX..<shown.maxX) {
      vertical.shrink(
        bitmap, showing: shown, $0, read.minY..<read.maxY, alphaOnly: tint != nil)
    }
    let done = Plane.transposed(small.columns) {
      horizontal.grow(horizontal.blur(horizontal.shrink(small.part($0))))
    }
    let result = Bitmap(width: done.columns.count, height: vertical.made.count)
    for strip in Plane.strips(of: done.columns) {
      vertical.grow(vertical.blur(done.part(strip)))
        .write(to: result, showing: done.columns, tint: tint ?? .zero)
    }
    return result
  }
}

extension GaussianBlur {
  /// All pixels that some blurred pixels are made from.
  func reading(for wanted: PixelRect) -> PixelRect {
    let rows = pyramid(sigma.y, wanted.minY..<wanted.maxY).rowsRead
    let columns = pyramid(sigma.x, wanted.minX..<wanted.maxX).rowsRead
    return PixelRect(
      minX: columns.lowerBound, minY: rows.lowerBound, maxX: columns.upperBound,
      maxY: rows.upperBound)
  }

  private func pyramid(_ sigma: Double, _ wanted: Range<Int>) -> Pyramid {
    Pyramid(sigma: sigma, wanted: wanted, edges: edges, isHalved: step == 2)
  }
}

/// The weights of a Gaussian.
enum GaussianKernel {
  /// The sampled Gaussian to 3.5 σ, summing to 1; the middle weight is the middle one.
  static func weights(_ sigma: Double) -> [Float] {
    guard sigma >= Sigma.least else { return [1] }
    let reach = Int((3.5 * sigma).rounded(.up))
    let all = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let sum = all.reduce(0, +)
    return all.map { Float($0 / sum) }
  }
}

/// How the rows of a plane are blurred: made fewer by halves, blurred, and made as many again.
private struct Pyramid {
  let edges: GaussianBlur.Edges
  /// The rows needed at each size, the full one first.
  let needed: [Range<Int>]
  let kernel: [Float]
  let isHalved: Bool
  private var levels: Int { needed.count - 1 }
  /// The rows that ``grow(_:)`` ends with.
  var made: Range<Int> { needed[isHalved ? 1 : 0] }

  // (1 5 10 10 5 1) / 32, and the same on the way up, where every other weight meets nothing.
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
      filtering: bitmap, showing: shown, columns, alphaOnly: alphaOnly,
      made(read[1], from: rows), edges: edges, taps: taps(of:))
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
