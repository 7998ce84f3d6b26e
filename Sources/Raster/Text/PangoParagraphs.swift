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
  /// In the order of the text; none where nothing is to be added.
  private var spans: [WordSpacing.Span] = []

  /// - Parameter isSpaced: False sets the letters as the font has them.
  init(_ text: StyledText, engine: TextEngine, width: Double, isSpaced: Bool = true) {
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
    if isSpaced { spans = makeSpans() }
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
      if let features = run.font.features { add(pango_attr_font_features_new(features)) }
      // A colour of its own keeps Pango from joining glyphs of two runs; nothing is drawn in it.
      add(pango_attr_foreground_new(UInt16(truncatingIfNeeded: index), 0, 0))
      start = end
    }
    for span in spans where span.spacing != 0 {
      let attribute = pango_attr_letter_spacing_new(
        Int32(clamping: Int(nearest: span.spacing * pangoUnit)))
      attribute?.pointee.start_index = UInt32(span.range.lowerBound)
      attribute?.pointee.end_index = UInt32(span.range.upperBound)
      pango_attr_list_insert(list, attribute)
    }
    return list
  }

  private func makeSpans() -> [WordSpacing.Span] {
    var start = 0
    return text.pieces.flatMap { piece in
      let resolved = engine.resolve(piece.run.font)
      let spans = engine.words.spans(of: piece.run, from: start, resolved, engine)
      start += piece.run.string.utf8.count
      return spans
    }
  }

  /// Points between the characters of an item, and before each of them.
  private func spacing(of item: PangoGlyphItem) -> (spacing: Double, lead: Double) {
    let offset = Int(item.item.pointee.offset)
    var (low, high) = (0, spans.count)
    while low < high {
      let middle = (low + high) / 2
      if spans[middle].range.upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low < spans.count ? (spans[low].spacing, spans[low].lead) : (0, 0)
  }

  // MARK: Out

  private func line(of line: PangoLayoutLine) -> BrokenLine {
    var segments: [GlyphSegment] = []
    var pen = 0.0
    /// The space after each character of the last item; nil before the first one.
    var last: Double?
    var node = line.runs
    while let current = node {
      node = current.pointee.next
      guard let item = current.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self).pointee
      else { continue }
      let piece = text.pieces[text.piece(atUTF8: Int(item.item.pointee.offset))]
      let (spacing, lead) = spacing(of: item)
      let before = last == nil ? 0 : spacing / 2
      add(segment(of: item, piece, before: before, lead: lead, pen: &pen), to: &segments)
      // Pango leaves out half of the space before a line's first glyph and half after its last one;
      // the system font follows each glyph with all of its space, the last one too. Spaces at which
      // the line was broken have no width, and take none.
      if last == nil { pen += spacing / 2 }
      last = hasWidth(item) ? spacing : 0
    }
    if let last { pen += last / 2 }

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

  private func hasWidth(_ item: PangoGlyphItem) -> Bool {
    guard let string = item.glyphs else { return false }
    return (0..<Int(string.pointee.num_glyphs)).contains {
      string.pointee.glyphs[$0].geometry.width != 0
    }
  }

  /// Words of one run in one face are drawn together.
  private func add(_ segment: GlyphSegment?, to segments: inout [GlyphSegment]) {
    guard let segment else { return }
    if let last = segments.last, last.run == segment.run, last.face === segment.face,
      last.font == segment.font
    {
      segments[segments.count - 1].glyphs += segment.glyphs
    } else {
      segments.append(segment)
    }
  }

  /// - Parameter before: The space that Pango puts before each glyph, but for a line's first one;
  ///   the system font puts all of it after, but for the lead.
  private func segment(
    of item: PangoGlyphItem, _ piece: StyledText.Piece, before: Double, lead: Double,
    pen: inout Double
  ) -> GlyphSegment? {
    guard let font = item.item.pointee.analysis.font, let string = item.glyphs else { return nil }
    let face = engine.face(of: font)
    let clusters = self.clusters(of: item)
    var glyphs: [PlacedGlyph] = []
    pen += Double(item.start_x_offset) / pangoUnit
    let stretch = Stretch(of: string.pointee, by: piece.run.font.stretch, spacing: before * 2)
    for index in 0..<Int(string.pointee.num_glyphs) {
      let glyph = string.pointee.glyphs[index]
      let advance = stretch.advance(Double(glyph.geometry.width) / pangoUnit)
      if glyph.glyph != pangoEmptyGlyph {
        let missing = glyph.glyph & pangoUnknownGlyph != 0
        if missing, let character = clusters[index].first {
          engine.note(.missingCharacter(character))
        }
        glyphs.append(
          PlacedGlyph(
            id: glyph.glyph,
            origin: CGPoint(
              x: pen + Double(glyph.geometry.x_offset) / pangoUnit - before + lead,
              y: Double(glyph.geometry.y_offset) / pangoUnit - piece.run.baselineOffset),
            advance: advance, cluster: clusters[index], isMissing: missing))
      }
      pen += advance
    }
    pen += Double(item.end_x_offset) / pangoUnit
    let resolved = engine.resolve(piece.run.font)
    return GlyphSegment(
      run: piece.source, font: piece.run.font, face: face,
      hasRoundEnds: resolved.hasRoundEnds && face.family == resolved.families.first,
      glyphs: glyphs)
  }

  /// What the first line is made of, in the order of the glyphs.
  var clusters: [ShapedCluster] {
    guard let line = pango_layout_get_line_readonly(layout, 0), let run = text.pieces.first?.run
    else { return [] }
    let main = engine.resolve(run.font).families.first
    var shaped: [ShapedCluster] = []
    var node = line.pointee.runs
    while let current = node {
      node = current.pointee.next
      guard let item = current.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self).pointee,
        let font = item.item.pointee.analysis.font, let string = item.glyphs
      else { continue }
      let face = engine.face(of: font)
      for (index, cluster) in clusters(of: item).enumerated() {
        let glyph = string.pointee.glyphs[index]
        let advance = Double(glyph.geometry.width) / pangoUnit
        if cluster.isEmpty, !shaped.isEmpty {
          shaped[shaped.count - 1].advance += advance
          shaped[shaped.count - 1].isSingle = false
          continue
        }
        shaped.append(
          ShapedCluster(
            string: cluster, advance: advance, nominalAdvance: face.advance(of: glyph.glyph),
            isOfMainFamily: face.family == main, isSingle: cluster.count == 1))
      }
    }
    return shaped
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

/// Glyphs drawn narrower or wider: what they move on is stretched with them, while the item stays as
/// wide as its spacing has made it.
private struct Stretch {
  private let factor: Double
  private let spacing: Double
  private let rest: Double

  init(of string: PangoGlyphString, by factor: Double, spacing: Double) {
    self.factor = factor
    self.spacing = spacing
    let count = Int(string.num_glyphs)
    let natural = (0..<count).reduce(0.0) {
      $0 + Double(string.glyphs[$1].geometry.width) / pangoUnit - spacing
    }
    rest = count > 0 ? spacing - natural * (factor - 1) / Double(count) : 0
  }

  func advance(_ width: Double) -> Double {
    factor == 1 ? width : (width - spacing) * factor + rest
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
