/// A rectangle of whole pixels, y down.
package struct PixelRect: Hashable, Sendable {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  package var maxX: Int { x + width }
  package var maxY: Int { y + height }

  /// The part that lies in a picture; empty (no width, no height) where they do not meet.
  func clipped(toWidth pictureWidth: Int, height pictureHeight: Int) -> PixelRect {
    let left = max(x, 0)
    let right = min(maxX, pictureWidth)
    let top = max(y, 0)
    let bottom = min(maxY, pictureHeight)
    guard left < right, top < bottom else { return PixelRect(x: 0, y: 0, width: 0, height: 0) }
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The smallest rectangle around this one whose edges are multiples of `side`, or the picture's.
  func grown(
    toMultiplesOf side: Int, inWidth pictureWidth: Int, height pictureHeight: Int
  ) -> PixelRect {
    let (left, top) = (x / side * side, y / side * side)
    let right = (maxX + side - 1) / side * side
    let bottom = (maxY + side - 1) / side * side
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
      .clipped(toWidth: pictureWidth, height: pictureHeight)
  }

  /// What has to be converted to 4:2:0 where this changed: whole 2 × 2 blocks, and on the right
  /// one block more, whose colour the last column takes part in.
  func withItsChroma(inWidth pictureWidth: Int, height pictureHeight: Int) -> PixelRect {
    let part = clipped(toWidth: pictureWidth, height: pictureHeight)
    guard part.width > 0 else { return part }
    let left = part.x / 2 * 2
    let right = (part.maxX + 1) / 2 * 2 + 2
    let top = part.y / 2 * 2
    let bottom = (part.maxY + 1) / 2 * 2
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
      .clipped(toWidth: pictureWidth, height: pictureHeight)
  }

  /// What a conversion of ``withItsChroma(inWidth:height:)`` reads: two columns more on the left.
  func readForChroma(inWidth pictureWidth: Int, height pictureHeight: Int) -> PixelRect {
    let part = withItsChroma(inWidth: pictureWidth, height: pictureHeight)
    guard part.width > 0 else { return part }
    return PixelRect(x: part.x - 2, y: part.y, width: part.width + 2, height: part.height)
      .clipped(toWidth: pictureWidth, height: pictureHeight)
  }
}
