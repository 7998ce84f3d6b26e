import CPango
import Drawing

/// How far apart the stand-in's letters are set in each word, so that the word is as wide as in the
/// system font.
///
/// Within a word the space is the same everywhere: letters keep the rhythm that they are drawn for.
final class WordSpacing {
  /// A part of a text that is spaced alike: a word, or the spaces between two.
  struct Span {
    /// In bytes of the whole text.
    var range: Range<Int>
    /// Points from each character to the next, beside the stand-in's own.
    var spacing: Double
    /// Points of it that stand before each character: half of what the stand-in is narrower by, as
    /// letters stand in the middle of what they move on. Tracking and kerning follow them.
    var lead = 0.0
  }

  /// What stands together is measured together: letters with letters, spaces with spaces. Breaks
  /// and tabs take no space of their own.
  private enum Kind {
    case letter, space, control

    init(_ character: Character) {
      self =
        character == " " ? .space : character.isNewline || character == "\t" ? .control : .letter
    }
  }

  private struct Key: Hashable {
    var word: String
    var font: FontDescription
    var neighbours: [Character?]
  }

  private var known: [Key: (spacing: Double, lead: Double)] = [:]

  /// A run's words from a byte of the whole text on.
  func spans(of run: TextRun, from start: Int, _ resolved: ResolvedFont, _ engine: TextEngine)
    -> [Span]
  {
    guard resolved.spacing != .own || run.font.stretch != 1 else {
      return [Span(range: start..<start + run.string.utf8.count, spacing: run.kerning)]
    }
    var spans: [Span] = []
    var position = start
    var before: Character?
    var rest = run.string[...]
    while let first = rest.first {
      let kind = Kind(first)
      let word = rest.prefix { Kind($0) == kind }
      rest = rest.dropFirst(word.count)
      let neighbours = kind == .space ? [before, rest.first] : []
      let spacing =
        kind == .control
        ? (spacing: 0, lead: 0) : spacing(of: String(word), neighbours, run.font, resolved, engine)
      let end = position + word.utf8.count
      spans.append(
        Span(
          range: position..<end, spacing: spacing.spacing + run.kerning, lead: spacing.lead))
      (before, position) = (word.last, end)
    }
    return spans
  }

  private func spacing(
    of word: String, _ neighbours: [Character?], _ font: FontDescription, _ resolved: ResolvedFont,
    _ engine: TextEngine
  ) -> (spacing: Double, lead: Double) {
    let key = Key(word: word, font: font, neighbours: neighbours)
    if let spacing = known[key] { return spacing }
    // An animated size makes new words for every frame.
    if known.count >= 2048 { known.removeAll(keepingCapacity: true) }
    let clusters = PangoParagraphs(
      StyledText([TextRun(word, font: font, paint: .color(.black))]), engine: engine,
      width: .infinity, isSpaced: false
    ).clusters
    let face = SystemFontFace(font)
    var missing = clusters.reduce(0) { sum, cluster in
      sum + width(of: cluster, font, face, resolved) * font.stretch - cluster.advance
    }
    if neighbours.count == 2, resolved.spacing == .system {
      missing +=
        face.spaceKerning(between: neighbours[0], and: neighbours[1]) * font.size / 2048
    }
    guard !clusters.isEmpty else { return (0, 0) }
    let spacing = missing / Double(clusters.count)
    let tracking = resolved.spacing == .system ? face.tracking * font.size / 2048 : 0
    // Letters that are stretched take their sides with them.
    let lead = font.stretch == 1 ? (spacing - tracking) / 2 : 0
    known[key] = (spacing, lead)
    return (spacing, lead)
  }

  /// Points from this character to the next, in the system font.
  private func width(
    of cluster: ShapedCluster, _ font: FontDescription, _ face: SystemFontFace,
    _ resolved: ResolvedFont
  ) -> Double {
    let tracking = face.tracking * font.size / 2048
    guard cluster.isOfMainFamily, let character = cluster.string.first else {
      return cluster.advance + resolved.tracking
    }
    if resolved.spacing == .own { return cluster.advance }
    if resolved.spacing == .monospaced {
      return cluster.isSingle ? Self.monospaced * font.size : cluster.advance
    }
    // Figures of one width and small capitals have measures of their own, which are not known.
    let isOwn =
      font.smallCaps && character.isLowercase || font.monospacedDigit && character.isNumber
    guard !isOwn, cluster.isSingle,
      let advance = SystemFontAdvances.advance(of: character, in: face)
    else { return cluster.advance + resolved.tracking }
    let kerning = min(0, cluster.advance - cluster.nominalAdvance)
    return advance * font.size / 2048 + tracking
      + kerning * face.kerningFactor(after: character)
  }

  /// Of each character of the monospaced design, in any weight, as a share of the size.
  ///
  /// - Source: San Francisco Mono on iOS 26.1 at 18 and 24 pt: 1266/2048.
  private static let monospaced = 1266.0 / 2048
}
