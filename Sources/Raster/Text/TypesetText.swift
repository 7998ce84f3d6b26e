import Drawing
import Foundation

/// Text laid out: glyphs on lines. Lengths in points, y down, from the top-left.
struct TypesetText {
  var lines: [TypesetLine]
  /// Longest line × all lines; exact.
  var size: CGSize
  var isTruncated: Bool
  /// What all font sizes were multiplied by to fit.
  var scaleFactor: Double

  var metrics: TextMetrics {
    TextMetrics(
      size: size, firstBaseline: lines.first?.baseline ?? 0,
      lastBaseline: lines.last?.baseline ?? 0, lineCount: lines.count, isTruncated: isTruncated)
  }
}

struct TypesetLine {
  var segments: [GlyphSegment]
  var width: Double
  /// Distance of the baseline from the top of the text.
  var baseline: Double
  var ascent: Double
  var descent: Double

  /// Where the line starts in text of this width.
  func start(in width: Double, alignment: TextLayout.Alignment) -> Double {
    switch alignment {
    case .leading: 0
    case .center: (width - self.width) / 2
    case .trailing: width - self.width
    }
  }
}

/// Neighbouring glyphs of one face and one run.
struct GlyphSegment {
  /// Which of the leaf's runs they come from.
  var run: Int
  /// The run's font as laid out: scaled down where that was needed to fit.
  var font: FontDescription
  var face: FontFace
  /// The face stands in for one with round ends.
  var hasRoundEnds = false
  var glyphs: [PlacedGlyph]
}

struct PlacedGlyph {
  var id: UInt32
  /// From the line's start and its baseline.
  var origin: CGPoint
  var advance: Double
  /// The characters it stands for; empty for all but the first glyph of several for one cluster.
  var cluster: String
  /// No font has the character.
  var isMissing: Bool
}
