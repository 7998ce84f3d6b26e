import Foundation
import Geometry

/// What a group does to the flattened picture of its items.
///
/// Every length is in points of the coordinates the group stands in.
public enum Effect: Hashable, Sendable {
  /// 0…1; multiplies the flattened group, not each item.
  case opacity(Double)
  /// Maps the items' coordinates to the group's: p′ = p · M, with perspective division.
  case transform(ProjectionTransform)
  /// Keeps what is inside the path. Not antialiased means hard pixel edges (SwiftUI's `clipped()`).
  case clip(Path, evenOdd: Bool, antialiased: Bool)
  /// Multiplies by the alpha of these items.
  case mask([DisplayItem])
  /// Gaussian blur, σ = radius. Opaque blur treats what is outside as repeating the edge.
  case blur(radius: Double, opaque: Bool)
  /// Draws the group's own alpha, blurred and coloured, below the group.
  case shadow(color: RGBA, radius: Double, offset: CGSize)
  case blend(BlendMode)
  /// Acts on gamma-encoded, non-premultiplied colour.
  case colorMatrix(ColorMatrix)
  /// Shows what is below the group as through frosted glass, as far as the items cover it, in place of the
  /// items: blurred with σ = radius, then recoloured. Groups around it are looked through, except what
  /// makes other pixels of all that is in it: `blur`, `colorMatrix`, and shadows' own shapes.
  case backdrop(radius: Double, ColorMatrix)
  /// Draws the items into a layer of their own (`compositingGroup`, `drawingGroup`).
  case flatten
}

/// How a group is put onto what is below it in the same group; names are SwiftUI's.
public enum BlendMode: String, Codable, Hashable, Sendable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity
  case sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
}

/// A 4 × 5 matrix: each output channel from r, g, b, a and 1, in 0…1.
public struct ColorMatrix: Hashable, Sendable {
  /// Row-major: `[r from r, g, b, a, 1, g from …]`, always 20 numbers.
  public var values: [Double]

  /// Leaves every colour as it is.
  public static let identity = ColorMatrix([
    1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0,
  ])

  /// - Precondition: There are 20 of them, in the order of ``values``.
  public init(_ values: [Double]) {
    precondition(values.count == 20, "A colour matrix has 4 × 5 numbers, not \(values.count)")
    self.values = values
  }
}
