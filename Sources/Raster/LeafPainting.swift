import Drawing
import Foundation
import Geometry

/// Turns one leaf of a display list into pixels.
///
/// Not safe to use from two threads at once.
package protocol LeafPainting: AnyObject {
  /// The rectangle, in the leaf's own points, that painting it can touch: strokes and glyphs that
  /// reach out of their box included. Empty where nothing would be painted.
  func inkBounds(of leaf: Leaf) -> CGRect

  /// Paints the leaf's rectangle at `scale` pixels a point, into ⌈width · scale⌉ × ⌈height · scale⌉
  /// pixels (at least one each way) whose top-left corner is exactly the rectangle's.
  func paint(_ leaf: Leaf, rect: CGRect, scale: Double) -> Bitmap

  /// The coverage of a clip path in the alpha of a bitmap, which is white elsewhere; the rectangle
  /// and the scale mean what they mean in ``paint(_:rect:scale:)``.
  func paintMask(_ path: Path, evenOdd: Bool, antialiased: Bool, rect: CGRect, scale: Double)
    -> Bitmap
}
