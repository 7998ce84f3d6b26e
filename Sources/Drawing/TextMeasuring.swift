import Foundation

/// The one question the views ask about fonts and pictures: how large is it?
///
/// The rasteriser answers with the fonts it will draw with; tests answer with a fixed-width double.
package protocol TextMeasuring: Sendable {
  /// Lays the runs out in a proposed size (infinite where nothing is proposed).
  ///
  /// Sizes are exact: rounding up to the pixel grid is the caller's business.
  func measure(_ runs: [TextRun], layout: TextLayout, in proposal: CGSize) -> TextMetrics

  /// A symbol's natural size and where its baseline stands.
  func measure(symbol name: String, font: FontDescription, scale: SymbolLeaf.Scale)
    -> SymbolMetrics

  /// A picture's natural size in points (pixels at scale 1), or nil where it cannot be read.
  func imageSize(_ source: ImageLeaf.Source) -> CGSize?
}

package struct TextMetrics: Hashable, Sendable {
  package var size: CGSize
  /// Distance from the top to the first and to the last line's baseline.
  package var firstBaseline: Double
  package var lastBaseline: Double
  package var lineCount: Int
  package var isTruncated: Bool

  package init(
    size: CGSize, firstBaseline: Double, lastBaseline: Double, lineCount: Int,
    isTruncated: Bool = false
  ) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.lineCount = lineCount
    self.isTruncated = isTruncated
  }
}

package struct SymbolMetrics: Hashable, Sendable {
  package var size: CGSize
  /// Distance from the top to the baseline of the text beside it.
  package var baseline: Double
  /// False where no artwork has this name and a placeholder is drawn.
  package var isKnown: Bool
  /// Pieces of the artwork that can be drawn and moved by themselves; see ``SymbolLeaf/part``.
  package var parts = 1
  /// How many of the last parts light up one after the other with a value.
  package var steps = 0

  package init(size: CGSize, baseline: Double, isKnown: Bool = true) {
    self.size = size
    self.baseline = baseline
    self.isKnown = isKnown
  }
}
