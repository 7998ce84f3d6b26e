import Foundation

/// The one question the views ask about fonts and pictures: how large is it?
///
/// The rasteriser answers with the fonts it will draw with; tests answer with a fixed-width double.
public protocol TextMeasuring: Sendable {
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

/// How large a text is as it was laid out, in points.
public struct TextMetrics: Hashable, Sendable {
  /// Around its lines, not rounded to pixels.
  public var size: CGSize
  /// Distance from the top to the first and to the last line's baseline.
  public var firstBaseline: Double
  public var lastBaseline: Double
  /// Those that are shown.
  public var lineCount: Int
  /// Whether … stands for some of it.
  public var isTruncated: Bool

  public init(
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

/// How large a symbol is, in points.
public struct SymbolMetrics: Hashable, Sendable {
  /// Its natural size in its font and scale.
  public var size: CGSize
  /// Distance from the top to the baseline of the text beside it.
  public var baseline: Double
  /// False where no artwork has this name and a placeholder is drawn.
  public var isKnown: Bool
  /// Pieces of the artwork that can be drawn and moved by themselves; see ``SymbolLeaf/part``.
  public var parts = 1
  /// How many of the last parts light up one after the other with a value.
  public var steps = 0
  /// The colours that it has of its own, by the names that a package's symbol set gives them; empty of others.
  public var colors: [String] = []

  /// Of one piece and no steps, until more are set.
  public init(size: CGSize, baseline: Double, isKnown: Bool = true) {
    self.size = size
    self.baseline = baseline
    self.isKnown = isKnown
  }
}
