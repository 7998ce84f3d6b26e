import Foundation
import Geometry

/// What one frame shows: plain values, ready to be compared, printed or drawn.
///
/// Two equal display lists make the same picture, so the exporter draws only when the list changes.
/// Coordinates are points with y down; a list's own coordinates are the canvas's.
public struct DisplayList: Codable, Hashable, Sendable {
  /// Back to front.
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

/// A path in the leaf's own points, filled or stroked (a stroked one says so itself: ``Path/stroke``).
public struct ShapeLeaf: Hashable, Sendable {
  public var path: Path
  public var paint: Paint
  /// Fills by the even-odd rule in place of the non-zero one.
  public var evenOdd: Bool
  /// False leaves hard pixel edges.
  public var antialiased: Bool

  /// Non-zero winding with smooth edges, unless something else is said.
  public init(path: Path, paint: Paint, evenOdd: Bool = false, antialiased: Bool = true) {
    self.path = path
    self.paint = paint
    self.evenOdd = evenOdd
    self.antialiased = antialiased
  }
}
