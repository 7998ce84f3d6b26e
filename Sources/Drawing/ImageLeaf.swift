import Foundation
import Geometry

/// A picture from a file, drawn into a size.
public struct ImageLeaf: Codable, Hashable, Sendable {
  public enum Source: Codable, Hashable, Sendable {
    /// A PNG, JPEG, SVG or WebP file.
    case file(String)
  }

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
  public var size: CGSize
  public var interpolation: Interpolation
  /// Draws only the picture's alpha, in this colour (a template image).
  public var tint: RGBA?
  /// Nil stretches all of it.
  public var slicing: Slicing?

  public init(
    source: Source, size: CGSize, interpolation: Interpolation = .medium, tint: RGBA? = nil
  ) {
    self.source = source
    self.size = size
    self.interpolation = interpolation
    self.tint = tint
  }
}
