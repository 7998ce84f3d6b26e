import Drawing
import Foundation
import Geometry
import Pixels

/// Texels a point that a subject is painted at.
struct TexelScale: Hashable {
  var x: Double
  var y: Double

  /// Enough texels for the magnification, which is the most that occurs.
  ///
  /// - Parameters:
  ///   - canvas: The canvas's own scale: what lies flat on it is painted at exactly that.
  ///   - exactly: Whether every scale may have a texture of its own. Otherwise there are eight for
  ///     each doubling, and the next larger is taken.
  init(for magnification: (x: Double, y: Double), canvas: Double, exactly: Bool) {
    func step(_ scale: Double) -> Double {
      if abs(scale - canvas) < 1e-4 * canvas { return canvas }
      if exactly { return Self.rounded(scale) }
      return Self.rounded(canvas * exp2((log2(scale / canvas) * 8 - 1e-6).rounded(.up) / 8))
    }
    // Far enough from nothing to divide by, near enough to be invisible.
    let smallest = canvas / 256
    x = step(max(magnification.x, smallest))
    y = step(max(magnification.y, smallest))
    // Almost equal scales are equal: then one picture does for both.
    if max(x, y) < 1.02 * min(x, y) {
      x = max(x, y)
      y = x
    }
  }

  /// To 14 bits, so that the noise of a turning matrix does not make scales differ.
  private static func rounded(_ scale: Double) -> Double {
    let unit = exp2((log2(scale)).rounded(.down) - 14)
    return (scale / unit).rounded() * unit
  }

  mutating func reduce(by factor: Double) {
    x = Self.rounded(x * factor)
    y = Self.rounded(y * factor)
  }

  var larger: Double { max(x, y) }

  /// Pixels of the longer side of what is painted for such texels: all of it is painted at the larger
  /// scale, and then shrunk to the other.
  func paintedSide(of texels: PixelRect) -> Double {
    max(Double(texels.width) * larger / x, Double(texels.height) * larger / y).rounded(.up)
  }

  /// Halves the larger scale alone.
  ///
  /// - Returns: The texels that cover the same then.
  mutating func coarsen(_ texels: PixelRect) -> PixelRect {
    var texels = texels
    if x >= y {
      x = Self.rounded(x / 2)
      (texels.minX, texels.maxX) = (texels.minX >> 1, (texels.maxX + 1) >> 1)
    } else {
      y = Self.rounded(y / 2)
      (texels.minY, texels.maxY) = (texels.minY >> 1, (texels.maxY + 1) >> 1)
    }
    return texels
  }
}
