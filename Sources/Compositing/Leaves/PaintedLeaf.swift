import Drawing
import Foundation
import Geometry
import Pixels

/// What the rasteriser paints: a leaf, or the coverage of a clip path.
enum Subject: Hashable {
  case leaf(Leaf)
  case mask(Path, evenOdd: Bool, antialiased: Bool)

  /// Whether painting it again costs little enough to do it for every step of a growing picture.
  var isCheap: Bool {
    switch self {
    case .leaf(.shape), .mask: true
    case .leaf: false
    }
  }

  /// Whether its edges are soft; hard ones stay on the pixel grid wherever it is put.
  var isAntialiased: Bool {
    switch self {
    case .leaf(.shape(let shape)): shape.antialiased
    case .leaf(.image(let image)): image.interpolation != .none
    case .leaf: true
    case .mask(_, _, let antialiased): antialiased
    }
  }
}

/// A texture of a subject, with a transparent border so that its edges stay soft however it lies.
struct PaintedLeaf {
  let texture: Texture
  /// What the whole texture shows, in the subject's points.
  let rect: CGRect
  /// Texels a point.
  let scaleX: Double
  let scaleY: Double
}

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
