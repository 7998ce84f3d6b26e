import Drawing
import Foundation

/// Measures text in a typeface of our own: every character is 10 points wide and 20 high, its
/// baseline at 16, whatever the font. Lines break anywhere; symbols and pictures are 20 × 20.
struct FixedWidthText: TextMeasuring {
  static let advance = 10.0
  static let lineHeight = 20.0
  static let baseline = 16.0

  func measure(_ runs: [TextRun], layout: TextLayout, in proposal: CGSize) -> TextMetrics {
    let count = runs.reduce(0) { $0 + $1.string.count }
    let fitting = max(1, Int(min(proposal.width, 1e6) / Self.advance))
    let needed = max(1, (count + fitting - 1) / fitting)
    let shown = min(needed, layout.lineLimit ?? needed)
    let width = Double(min(count, fitting)) * Self.advance
    return TextMetrics(
      size: CGSize(width: width, height: Double(shown) * Self.lineHeight),
      firstBaseline: Self.baseline,
      lastBaseline: Double(shown - 1) * Self.lineHeight + Self.baseline, lineCount: shown,
      isTruncated: shown < needed)
  }

  func measure(symbol name: String, font: FontDescription, scale: SymbolLeaf.Scale)
    -> SymbolMetrics
  {
    SymbolMetrics(size: CGSize(width: 20, height: 20), baseline: 16)
  }

  func imageSize(_ source: ImageLeaf.Source) -> CGSize? { CGSize(width: 20, height: 20) }
}
