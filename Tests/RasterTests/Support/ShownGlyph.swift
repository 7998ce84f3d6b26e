import Drawing
import Foundation
import Geometry

@testable import Raster

/// One glyph of a leaf as it is painted.
struct ShownGlyph {
  var cluster: String
  var origin: CGPoint
  var advance: Double
  var line: Int
  var run: Int
  var family: String
  var isMissing: Bool
  var outline: Path
}

func glyphs(of leaf: TextLeaf, in book: FontBook = fonts) -> [ShownGlyph] {
  book.withTypeset(leaf) { text in
    text.lines.enumerated().flatMap { index, line in
      let start = line.start(in: leaf.size.width, alignment: leaf.layout.alignment)
      return line.segments.flatMap { segment in
        segment.glyphs.map { glyph in
          ShownGlyph(
            cluster: glyph.cluster,
            origin: CGPoint(x: start + glyph.origin.x, y: line.baseline + glyph.origin.y),
            advance: glyph.advance, line: index, run: segment.run, family: segment.face.family,
            isMissing: glyph.isMissing, outline: segment.outline(of: glyph))
        }
      }
    }
  }
}
