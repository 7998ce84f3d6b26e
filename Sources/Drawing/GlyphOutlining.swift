import Foundation
import Geometry

/// A measurer that also knows the shapes of glyphs, as content transitions need them.
public protocol GlyphOutlining: Sendable {
  /// The glyphs of a text as it is drawn, line by line from left to right.
  func glyphs(of leaf: TextLeaf) -> [OutlinedGlyph]
}

/// One glyph of a laid-out text.
public struct OutlinedGlyph: Hashable, Sendable {
  /// The characters it stands for; empty for all but the first glyph of several for one cluster.
  public var cluster: String
  /// Which of the leaf's runs it comes from.
  public var run: Int
  /// The run's font as laid out: smaller where the text was scaled to fit.
  public var font: FontDescription
  /// On the baseline, from the leaf's top-left corner, in points.
  public var origin: CGPoint
  /// Points to the next glyph.
  public var advance: Double
  /// Around the glyph's origin; empty for spaces and for glyphs that are pictures.
  public var outline: Path
  /// What its part of an underline or a strike-through covers, around the glyph's origin.
  public var lines = Path()
  /// What its part of a background covers, around the glyph's origin.
  public var ground = CGRect.zero
  /// A coloured picture, as in an emoji font, which has no outline.
  public var isPicture: Bool

  /// Without lines and ground, which are set afterwards.
  public init(
    cluster: String, run: Int, font: FontDescription, origin: CGPoint, advance: Double,
    outline: Path, isPicture: Bool = false
  ) {
    self.cluster = cluster
    self.run = run
    self.font = font
    self.origin = origin
    self.advance = advance
    self.outline = outline
    self.isPicture = isPicture
  }
}
