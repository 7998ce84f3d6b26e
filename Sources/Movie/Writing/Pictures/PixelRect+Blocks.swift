import Pixels

extension PixelRect {
  /// The smallest rectangle around this one whose edges are multiples of `side`, or the picture's.
  func grown(toMultiplesOf side: Int, in picture: PixelSize) -> PixelRect {
    PixelRect(
      minX: minX / side * side, minY: minY / side * side,
      maxX: (maxX + side - 1) / side * side, maxY: (maxY + side - 1) / side * side
    ).intersection(PixelRect(picture))
  }
}
