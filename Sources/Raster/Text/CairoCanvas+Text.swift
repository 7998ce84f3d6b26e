import CPango
import Drawing
import Foundation
import Geometry

extension CairoCanvas {
  /// Draws laid-out text in a width, each run in its own paint.
  func draw(_ text: TypesetText, of leaf: TextLeaf) {
    cairo_set_antialias(context, CAIRO_ANTIALIAS_BEST)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    for line in text.lines {
      let start = line.start(in: leaf.size.width, alignment: leaf.layout.alignment)
      for segment in line.segments {
        let run = leaf.runs[segment.run]
        if let color = run.background {
          drawBackground(color, of: segment, line, at: CGPoint(x: start, y: line.baseline))
        }
        draw(segment, at: CGPoint(x: start, y: line.baseline), paint: run.paint)
        drawLines(of: run, along: segment, at: CGPoint(x: start, y: line.baseline))
      }
    }
  }

  private func draw(_ segment: GlyphSegment, at start: CGPoint, paint: Paint) {
    cairo_new_path(context)
    for glyph in segment.glyphs {
      let origin = CGPoint(x: start.x + glyph.origin.x, y: start.y + glyph.origin.y)
      if let picture = glyph.isMissing ? nil : segment.face.picture(of: glyph.id) {
        draw(picture, at: origin)
        continue
      }
      cairo_save(context)
      cairo_translate(context, origin.x, origin.y)
      append(segment.outline(of: glyph))
      cairo_restore(context)
    }
    setSource(paint)
    cairo_fill(context)
  }

  private func drawBackground(
    _ color: RGBA, of segment: GlyphSegment, _ line: TypesetLine, at start: CGPoint
  ) {
    guard let first = segment.glyphs.first, let last = segment.glyphs.last else { return }
    setSource(.color(color))
    cairo_rectangle(
      context, start.x + first.origin.x, start.y - line.ascent,
      last.origin.x + last.advance - first.origin.x, line.ascent + line.descent)
    cairo_fill(context)
  }

  /// Keeps the current path.
  private func draw(_ picture: GlyphPicture, at origin: CGPoint) {
    let path = cairo_copy_path(context)
    draw(
      picture.bitmap, in: picture.rect.offsetBy(dx: origin.x, dy: origin.y),
      filter: CAIRO_FILTER_BEST)
    cairo_new_path(context)
    cairo_append_path(context, path)
    cairo_path_destroy(path)
  }

  private func drawLines(of run: TextRun, along segment: GlyphSegment, at start: CGPoint) {
    guard let first = segment.glyphs.first, let last = segment.glyphs.last else { return }
    let size = segment.font.size
    let lines = [
      (run.underline, run.underlinePattern, SystemFontMetrics.underline),
      (run.strikethrough, run.strikethroughPattern, SystemFontMetrics.strikethrough),
    ]
    for case (let color?, let pattern, let offset) in lines {
      let thickness = size * SystemFontMetrics.lineThickness
      let pieces = pattern.pieces(
        from: first.origin.x, to: last.origin.x + last.advance, thickness: thickness)
      setSource(.color(color))
      for piece in pieces {
        cairo_rectangle(
          context, start.x + piece.lowerBound,
          start.y + first.origin.y + offset * size - thickness / 2,
          piece.upperBound - piece.lowerBound, thickness)
      }
      cairo_fill(context)
    }
  }
}

extension GlyphSegment {
  /// Around the glyph's origin, in points; a box for a character that no font has.
  func outline(of glyph: PlacedGlyph) -> Path {
    guard glyph.isMissing else {
      let outline =
        hasRoundEnds ? face.roundedOutline(of: glyph.id) : face.outline(of: glyph.id)
      return font.stretch == 1
        ? outline : outline.applying(CGAffineTransform(scaleX: font.stretch, y: 1))
    }
    let height = font.size * SystemFontMetrics.capHeight
    let line = font.size * SystemFontMetrics.lineThickness
    let box = CGRect(
      x: line, y: -height, width: max(glyph.advance - 2 * line, 2 * line), height: height)
    let hole = box.insetBy(dx: line, dy: line)
    var path = Path(box)
    // The inner outline runs the other way round, which leaves it unfilled.
    path.addLines([
      CGPoint(x: hole.minX, y: hole.minY), CGPoint(x: hole.minX, y: hole.maxY),
      CGPoint(x: hole.maxX, y: hole.maxY), CGPoint(x: hole.maxX, y: hole.minY),
    ])
    path.closeSubpath()
    return path
  }
}
