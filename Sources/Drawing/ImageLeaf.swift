import Foundation
import Geometry

/// A picture from a file, drawn into a size.
public struct ImageLeaf: Codable, Hashable, Sendable {
  /// What names a picture; whether it can be read shows when it is measured or drawn.
  public enum Source: Codable, Hashable, Sendable {
    /// A PNG, JPEG, SVG or WebP file.
    case file(String)
  }

  /// How pixels are drawn larger or smaller, from the nearest one to the smoothest; has no say for an SVG.
  public enum Interpolation: String, Codable, Hashable, Sendable { case none, low, medium, high }

  /// What of a resized picture keeps its size, and whether the rest is repeated.
  public struct Slicing: Codable, Hashable, Sendable {
    /// Points of the picture that are not stretched along its sides.
    public var top: CGFloat
    public var leading: CGFloat
    public var bottom: CGFloat
    public var trailing: CGFloat
    /// Repeats what is between the caps in place of stretching it.
    public var tiles: Bool

    public init(
      top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat, tiles: Bool
    ) {
      self.top = top
      self.leading = leading
      self.bottom = bottom
      self.trailing = trailing
      self.tiles = tiles
    }
  }

  public var source: Source
  /// Points that it is drawn into, whatever its own proportions.
  public var size: CGSize
  public var interpolation: Interpolation
  /// Draws only the picture's alpha, in this colour (a template image).
  public var tint: RGBA?
  /// Nil stretches all of it.
  public var slicing: Slicing?

  /// All of it stretched to the size.
  public init(
    source: Source, size: CGSize, interpolation: Interpolation = .medium, tint: RGBA? = nil
  ) {
    self.source = source
    self.size = size
    self.interpolation = interpolation
    self.tint = tint
  }
}
