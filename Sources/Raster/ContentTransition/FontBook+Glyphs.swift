import Drawing
import Foundation
import Geometry

extension FontBook: GlyphOutlining {
  package func glyphs(of leaf: TextLeaf) -> [OutlinedGlyph] {
    withTypeset(leaf) { text in
      text.lines.flatMap { line in
        let start = line.start(in: leaf.size.width, alignment: leaf.layout.alignment)
        return line.segments.flatMap { segment in
          segment.glyphs.map { glyph in
            var outlined = OutlinedGlyph(
              cluster: glyph.cluster, run: segment.run, font: segment.font,
              origin: CGPoint(x: start + glyph.origin.x, y: line.baseline + glyph.origin.y),
              advance: glyph.advance, outline: segment.outline(of: glyph),
              isPicture: !glyph.isMissing && segment.face.picture(of: glyph.id) != nil)
            outlined.ground = CGRect(
              x: 0, y: -line.ascent - glyph.origin.y, width: glyph.advance,
              height: line.ascent + line.descent)
            outlined.lines = segment.lines(under: glyph, of: leaf.runs[segment.run])
            return outlined
          }
        }
      }
    }
  }
}

extension GlyphSegment {
  fileprivate func lines(under glyph: PlacedGlyph, of run: TextRun) -> Path {
    let thickness = font.size * SystemFontMetrics.lineThickness
    var path = Path()
    for (line, pattern, offset) in [
      (run.underline, run.underlinePattern, SystemFontMetrics.underline),
      (run.strikethrough, run.strikethroughPattern, SystemFontMetrics.strikethrough),
    ] where line != nil {
      let start = glyph.origin.x
      for piece in pattern.pieces(
        from: start, to: start + glyph.advance, thickness: thickness)
      {
        path.addRect(
          CGRect(
            x: piece.lowerBound - start, y: offset * font.size - thickness / 2,
            width: piece.upperBound - piece.lowerBound, height: thickness))
      }
    }
    return path
  }
}

extension FontBook: SymbolNaming {}
