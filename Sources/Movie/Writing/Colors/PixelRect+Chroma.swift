import Pixels

extension PixelRect {
  /// What has to be converted to 4:2:0 where this changed: whole 2 × 2 blocks, and on the right
  /// one block more, whose colour the last column takes part in.
  func withItsChroma(in picture: PixelSize) -> PixelRect {
    let part = intersection(PixelRect(picture))
    guard !part.isEmpty else { return part }
    return PixelRect(
      minX: part.minX / 2 * 2, minY: part.minY / 2 * 2,
      maxX: (part.maxX + 1) / 2 * 2 + 2, maxY: (part.maxY + 1) / 2 * 2
    ).intersection(PixelRect(picture))
  }

  /// What a conversion of ``withItsChroma(in:)`` reads: two columns more on the left.
  func readForChroma(in picture: PixelSize) -> PixelRect {
    var part = withItsChroma(in: picture)
    guard !part.isEmpty else { return part }
    part.minX -= 2
    return part.intersection(PixelRect(picture))
  }
}
