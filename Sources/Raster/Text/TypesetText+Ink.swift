import Drawing
import Foundation
import Geometry

extension TypesetText {
  /// What drawing the text in its leaf's size touches.
  func inkBounds(of leaf: TextLeaf) -> CGRect {
    var bounds = CGRect.null
    for line in lines {
      let start = line.start(in: leaf.size.width, alignment: leaf.layout.alignment)
      for segment in line.segments {
        let run = leaf.runs[segment.run]
        for glyph in segment.glyphs {
          if run.background != nil {
            bounds = bounds.union(
              CGRect(
                x: start + glyph.origin.x, y: line.baseline - line.ascent, width: glyph.advance,
                height: line.ascent + line.descent))
          }
          let ink =
            segment.face.picture(of: glyph.id)?.rect ?? segment.outline(of: glyph).boundingRect
          if ink.isNull { continue }
          let (x, y) = (start + glyph.origin.x, line.baseline + glyph.origin.y)
          bounds = bounds.union(ink.offsetBy(dx: x, dy: y))
          if run.underline == nil, run.strikethrough == nil { continue }
          let reach =
            segment.font.size * (SystemFontMetrics.underline + SystemFontMetrics.lineThickness)
          bounds = bounds.union(
            CGRect(
              x: x, y: y - segment.font.size / 2, width: glyph.advance,
              height: segment.font.size / 2 + reach))
        }
      }
    }
    return bounds.isNull ? .zero : bounds
  }
}
