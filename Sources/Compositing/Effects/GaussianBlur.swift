import Drawing
import Foundation
import Pixels
import Raster

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
