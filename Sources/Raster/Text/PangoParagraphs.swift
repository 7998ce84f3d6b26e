import CPango
import Drawing
import Foundation
import Geometry

/// A line as it was broken, not yet placed.
struct BrokenLine {
  /// Bytes into the whole text.
  var start: Int
  var segments: [GlyphSegment]
  var width: Double
  var ascent: Double
  var descent: Double

  var height: Double { ascent + descent }
}

/// Text broken into lines of at most a width by Pango, glyphs read out.
///
/// Owns one `PangoLayout`. Line heights and letter spacing are the system font's, not Pango's.
final class PangoParagraphs {
  private let text: StyledText
  private let string: String
  private let engine: TextEngine
  private let layout: OpaquePointer

  init(_ text: StyledText, engine: TextEngine, width: Double) {
    self.text = text
    self.engine = engine
    string = text.string
    layout = pango_layout_new(engine.context)
    pango_layout_set_text(layout, string, Int32(string.utf8.count))
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    if width < 1e6 {
      // One unit more than asked: a width measured here must hold the same text again.
      pango_layout_set_width(layout, Int32((max(0, width) * pangoUnit).rounded(.up)) + 1)
    }
    let attributes = makeAttributes()
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(layout))
  }

  var lines: [BrokenLine] {
    (0..<pango_layout_get_line_count(layout)).compactMap { index in
      pango_layout_get_line_readonly(layout, index).map { line(of: $0.pointee) }
    }
  }

  // MARK: In

  private func makeAttributes() -> OpaquePointer? {
    let list = pango_attr_list_new()
    var start: UInt32 = 0
    for (index, piece) in text.pieces.enumerated() {
      let run = piece.run
      let end = start + UInt32(run.string.utf8.count)
      func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
        attribute?.pointee.start_index = start
        attribute?.pointee.end_index = end
        pango_attr_list_insert(list, attribute)
      }
      let description = engine.describe(run.font, as: engine.resolve(run.font))
      add(pango_attr_font_desc_new(description))
      pango_font_description_free(description)
      add(
        pango_attr_letter_spacing_new(Int32(clamping: Int(nearest: spacing(of: run) * pangoUnit))))
      if let features = run.font.features { add(pango_attr_font_features_new(features)) }
      // A colour of its own keeps Pango from joining glyphs of two runs; nothing is drawn in it.
      add(pango_attr_foreground_new(UInt16(truncatingIfNeeded: index), 0, 0))
      start = end
    }
    return list
  }

  private func spacing(of run: TextRun) -> Double {
    run.kerning + engine.resolve(run.font).tracking
  }

  // MARK: Out

  private func line(of line: PangoLayoutLine) -> BrokenLine {
    var segments: [GlyphSegment] = []
    var pen = 0.0
    var last: TextRun?
    var node = line.runs
    while let current = node {
      node = current.pointee.next
      guard let item = current.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self).pointee
      else { continue }
      let piece = text.pieces[text.piece(atUTF8: Int(item.item.pointee.offset))]
      segments += segment(of: item, piece, isFirst: last == nil, pen: &pen)
      // Pango leaves out half of the space before a line's first glyph and half after its last one;
      // the system font follows each glyph with all of its space, the last one too.
      if last == nil { pen += spacing(of: piece.run) / 2 }
      last = piece.run
    }
    if let last { pen += spacing(of: last) / 2 }

    let start = Int(line.start_index)
    let (first, end) = (
      text.piece(atUTF8: start), text.piece(atUTF8: start + max(0, Int(line.length) - 1))
    )
    let runs = text.pieces.isEmpty ? [] : text.pieces[first...max(first, end)].map(\.run)
    return BrokenLine(
      start: start, segments: segments, width: max(0, pen),
      ascent: runs.map {
        SystemFontMetrics.ascent * $0.font.size + $0.font.leading / 2 + $0.baselineOffset
      }.max() ?? 0,
      descent: runs.map {
        SystemFontMetrics.descent * $0.font.size + $0.font.leading / 2 - $0.baselineOffset
      }.max() ?? 0)
  }

  private func segment(
    of item: PangoGlyphItem, _ piece: StyledText.Piece, isFirst: Bool, pen: inout Double
  ) -> [GlyphSegment] {
    guard let font = item.item.pointee.analysis.font, let string = item.glyphs else { return [] }
    let face = engine.face(of: font)
    let clusters = self.clusters(of: item)
    var glyphs: [PlacedGlyph] = []
    // Pango puts half of the space before each glyph, but for a line's first one; the system font
    // puts all of it after.
    let before = isFirst ? 0 : spacing(of: piece.run) / 2
    pen += Double(item.start_x_offset) / pangoUnit
    for index in 0..<Int(string.pointee.num_glyphs) {
      let glyph = string.pointee.glyphs[index]
      let advance = Double(glyph.geometry.width) / pangoUnit
      if glyph.glyph != pangoEmptyGlyph {
        let missing = glyph.glyph & pangoUnknownGlyph != 0
        if missing, let character = clusters[index].first {
          engine.note(.missingCharacter(character))
        }
        glyphs.append(
          PlacedGlyph(
            id: glyph.glyph,
            origin: CGPoint(
              x: pen + Double(glyph.geometry.x_offset) / pangoUnit - before,
              y: Double(glyph.geometry.y_offset) / pangoUnit - piece.run.baselineOffset),
            advance: advance, cluster: clusters[index], isMissing: missing))
      }
      pen += advance
    }
    pen += Double(item.end_x_offset) / pangoUnit
    let resolved = engine.resolve(piece.run.font)
    return [
      GlyphSegment(
        run: piece.source, font: piece.run.font, face: face,
        hasRoundEnds: resolved.hasRoundEnds && face.family == resolved.families.first,
        glyphs: glyphs)
    ]
  }

  /// For each glyph the characters of its cluster, or nothing where an earlier glyph has them.
  private func clusters(of item: PangoGlyphItem) -> [String] {
    guard let string = item.glyphs else { return [] }
    let offset = Int(item.item.pointee.offset)
    let end = Int(item.item.pointee.length)
    let starts = (0..<Int(string.pointee.num_glyphs)).map { Int(string.pointee.log_clusters[$0]) }
    let boundaries = Set(starts).sorted() + [end]
    let utf8 = self.string.utf8
    var seen: Set<Int> = []
    return starts.map { start in
      guard seen.insert(start).inserted, let next = boundaries.first(where: { $0 > start }) else {
        return ""
      }
      let from = utf8.index(utf8.startIndex, offsetBy: offset + start)
      return String(self.string[from..<utf8.index(from, offsetBy: next - start)])
    }
  }
}

/// Pango's marks for a glyph that shows nothing, and for one that no font has.
private let pangoEmptyGlyph: UInt32 = 0x0FFF_FFFF
private let pangoUnknownGlyph: UInt32 = 0x1000_0000

extension FontDescription {
  /// OpenType features in CSS form.
  fileprivate var features: String? {
    var features: [String] = []
    if monospacedDigit { features.append("tnum=1") }
    // Inter turns "->" into an arrow and the like, which the system font does not.
    if design == .default || design == .rounded { features.append("calt=0") }
    return features.isEmpty ? nil : features.joined(separator: ",")
  }
}
