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
            OutlinedGlyph(
              cluster: glyph.cluster, run: segment.run, font: segment.font,
              origin: CGPoint(x: start + glyph.origin.x, y: line.baseline + glyph.origin.y),
              advance: glyph.advance, outline: segment.outline(of: glyph),
              isPicture: !glyph.isMissing && segment.face.picture(of: glyph.id) != nil)
          }
        }
      }
    }
  }
}

extension FontBook: SymbolNaming {}
