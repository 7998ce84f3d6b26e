import Drawing

/// What a document is apart from its frames.
package struct VectorPage: Sendable {
  /// Pixels.
  package var width: Int
  package var height: Int
  /// Pixels a point.
  package var scale: Double
  package var background: RGBA
  /// Frames a second.
  package var rate: (numerator: Int, denominator: Int)
  /// Who made it.
  package var mark: String

  package init(
    width: Int, height: Int, scale: Double, background: RGBA,
    rate: (numerator: Int, denominator: Int), mark: String
  ) {
    self.width = width
    self.height = height
    self.scale = scale
    self.background = background
    self.rate = rate
    self.mark = mark
  }
}
