import Foundation
import Geometry

/// What one frame shows: plain values, ready to be compared, printed or drawn.
///
/// Two equal display lists make the same picture, so the exporter draws only when the list changes.
/// Coordinates are points with y down; a list's own coordinates are the canvas's.
public struct DisplayList: Codable, Hashable, Sendable {
  public var items: [DisplayItem]

  public init(_ items: [DisplayItem] = []) {
    self.items = items
  }
}

/// A thing to draw: a leaf painted at a place, or a group that something is done to.
public indirect enum DisplayItem: Codable, Hashable, Sendable {
  /// A leaf whose own origin (0, 0) is put at the point. The point takes no part in what the leaf
  /// looks like, so a painted leaf can be kept and moved.
  case leaf(Leaf, at: CGPoint)

  /// Items drawn together, back to front, with one effect applied to the flattened result.
  case group(Effect, [DisplayItem])
}

/// What is painted by the rasteriser, in the leaf's own coordinates.
public enum Leaf: Codable, Hashable, Sendable {
  case shape(ShapeLeaf)
  case text(TextLeaf)
  case symbol(SymbolLeaf)
  case image(ImageLeaf)
}

/// A path, filled or stroked (a stroked one says so itself: ``Path/stroke``).
public struct ShapeLeaf: Hashable, Sendable {
  public var path: Path
  public var paint: Paint
  public var evenOdd: Bool
  public var antialiased: Bool

  public init(path: Path, paint: Paint, evenOdd: Bool = false, antialiased: Bool = true) {
    self.path = path
    self.paint = paint
    self.evenOdd = evenOdd
    self.antialiased = antialiased
  }
}

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
