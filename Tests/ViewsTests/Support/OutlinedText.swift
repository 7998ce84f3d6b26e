import Drawing
import Foundation
import Geometry

/// Text in boxes: every character's outline is a box as wide as a hundredth of its weight and as
/// high as its font size, standing on the baseline. Symbols whose name starts with `x` are unknown; `wifi` is made of
/// a dot and three steps.
struct OutlinedText: TextMeasuring, GlyphOutlining, SymbolNaming, FontNaming {
  func standIn(forFamily name: String) -> (used: String, nearest: String?)? { ("Outlined", nil) }

  private let text = FixedWidthText()

  func measure(_ runs: [TextRun], layout: TextLayout, in proposal: CGSize) -> TextMetrics {
    text.measure(runs, layout: layout, in: proposal)
  }

  func measure(symbol name: String, font: FontDescription, scale: SymbolLeaf.Scale)
    -> SymbolMetrics
  {
    let factor = scale == .small ? 0.5 : scale == .large ? 2 : 1
    var metrics = SymbolMetrics(
      size: CGSize(width: font.size * factor, height: font.size * factor),
      baseline: font.size * factor * 0.8, isKnown: !name.hasPrefix("x"))
    if name == "wifi" { (metrics.parts, metrics.steps) = (4, 3) }
    if name.contains(".badge") { metrics.parts = 2 }
    return metrics
  }

  func imageSize(_ source: ImageLeaf.Source) -> CGSize? { CGSize(width: 40, height: 20) }

  func symbolNames(nearestTo name: String) -> [String] { ["heart", "hare"] }

  func glyphs(of leaf: TextLeaf) -> [OutlinedGlyph] {
    var glyphs: [OutlinedGlyph] = []
    for (run, piece) in leaf.runs.enumerated() {
      for character in piece.string {
        let box = CGRect(
          x: 0, y: -piece.font.size, width: piece.font.weight / 100, height: piece.font.size)
        var glyph = OutlinedGlyph(
          cluster: String(character), run: run, font: piece.font,
          origin: CGPoint(
            x: Double(glyphs.count) * FixedWidthText.advance, y: FixedWidthText.baseline),
          advance: FixedWidthText.advance, outline: Path(box))
        if piece.underline != nil {
          glyph.lines = Path(CGRect(x: 0, y: 2, width: FixedWidthText.advance, height: 1))
        }
        if piece.background != nil {
          glyph.ground = CGRect(x: 0, y: -15, width: FixedWidthText.advance, height: 20)
        }
        glyphs.append(glyph)
      }
    }
    return glyphs
  }
}
