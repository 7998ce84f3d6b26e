import Foundation

/// From an SF Symbol's name to artwork: table, own drawings, icon sets, and what can be put together
/// from those.
struct SymbolFinder {
  let icons: IconSets
  /// What a picture touches, needed to place one inside another.
  let ink: (SymbolArtwork) -> CGRect
  /// Characters as SVG elements, for `a.circle` and the like.
  let letters: (String) -> String?

  /// Nil where there is nothing for the name.
  ///
  /// - Parameter line: How wide lines are to be, in artwork units.
  func artwork(named name: String, line: Double) -> SymbolArtwork? {
    if let own = DrawnSymbols.tables.lazy.compactMap({ $0[name] }).first {
      return SymbolArtwork(own.replacing("{line}", with: "\(line)"))
    }
    if let string = Self.texts[name] { return word(string) }
    if let scale = Self.letterScales[name] { return word("A", scale: scale) }
    if let variable = VariableSymbols.drawings[name] {
      return SymbolArtwork(variable.with(line: line))
    }
    let parts = name.split(separator: ".").map(String.init)
    let isFilled = parts.last == "fill"
    let base = isFilled ? parts.dropLast().joined(separator: ".") : name
    if let parts = SymbolCollages.table[base] { return collage(parts, filled: isFilled, line) }
    if isFilled, let found = listed(base, filled: true, line) { return found }
    return listed(name, filled: false, line) ?? assembled(parts, line)
      // Better the outline than nothing.
      ?? (isFilled ? artwork(named: base, line: line) : nil)
  }

  // MARK: As it is

  private func listed(_ name: String, filled: Bool, _ line: Double) -> SymbolArtwork? {
    let codes = SymbolNames.artwork[name].map { [$0] } ?? spellings(of: name)
    return codes.lazy.compactMap { code in
      // The icon font's glyphs are solid already.
      drawn(filled && !code.hasPrefix("mdi:") ? code + "-fill" : code, line)
    }.first
  }

  /// The name as the icon set may spell it.
  private func spellings(of name: String) -> [String] {
    let parts = name.split(separator: ".").map(String.init)
    // In a left-to-right layout forward is right.
    let turned = parts.map { ["forward": "right", "backward": "left"][$0] ?? $0 }
    var spellings = [parts, turned].map { $0.joined(separator: "-") }
    if let first = turned.first, let word = SymbolNames.words[first], turned.count > 1 {
      spellings.append(([word] + turned.dropFirst()).joined(separator: "-"))
    }
    return spellings.filter { !Self.badgedInstead.contains($0) }
  }

  /// - Parameter code: An icon's name; `mdi:` and a code point; `flip:` or `turn:` and either.
  private func drawn(_ code: String, _ line: Double) -> SymbolArtwork? {
    for (prefix, change) in Self.changes where code.hasPrefix(prefix) {
      return drawn(String(code.dropFirst(prefix.count)), line)
        .map { $0.mapped { "<g transform=\"\(change)\">\($0)</g>" } }
    }
    if code.hasPrefix("mdi:") {
      // The set leaves more room around its pictures.
      return icons.glyph(String(code.dropFirst(4)))
        .map { SymbolArtwork(SymbolArtwork.placed($0, scale: 1.15, around: CGPoint(x: 8, y: 8))) }
    }
    guard let elements = icons.icon(named: code) else { return nil }
    let svg = elements.svg
    let change = SymbolPlacing.change(of: code)
    // The set's lines are one unit wide.
    let extra = line / (change?.scale ?? 1) - 1
    for shape in SymbolArtwork.Enclosure.allCases where code.hasSuffix("-\(shape.rawValue)-fill") {
      return .holed(svg, shape: shape, extra: extra)
    }
    // A solid grows less than a line does, and never shrinks.
    let isSolid = code.hasSuffix("-fill")
    func weighted(_ svg: String) -> String {
      SymbolArtwork.weighted(svg, extra: isSolid ? max(0, extra * 0.4) : extra)
    }
    var layering: (layers: [SymbolArtwork.Layer], areParts: Bool)?
    do throws(SVGProblem) {
      layering = try SymbolLayering.layers(of: elements, named: code, weighted: weighted) {
        let ink = ink(SymbolArtwork($0.svg))
        return ink.width * ink.height
      }
    } catch {
      // It is drawn in one piece, and the picture's reader may know more than ours.
      icons.note(error, of: code)
    }
    let artwork = SymbolArtwork(
      weighted(svg), layers: layering?.layers, areParts: layering?.areParts ?? true)
    guard let change else { return artwork }
    return artwork.mapped { "<g transform=\"\(change.transform)\">\($0)</g>" }
  }

  private static let changes = [
    "flip:": "translate(16 0) scale(-1 1)", "turn:": "rotate(-90 8 8)", "back:": "rotate(90 8 8)",
  ]

  // MARK: Put together

  private func assembled(_ parts: [String], _ line: Double) -> SymbolArtwork? {
    var parts = parts
    let isFilled = parts.last == "fill"
    if isFilled { parts.removeLast() }
    guard let last = parts.last, parts.count > 1 else { return nil }

    if let shape = SymbolArtwork.Enclosure(rawValue: last) {
      let name = parts.dropLast().joined(separator: ".")
      return enclosed(name, in: shape, filled: isFilled, line)
    }
    if last == "slash" {
      let base = parts.dropLast().joined(separator: ".") + (isFilled ? ".fill" : "")
      return artwork(named: base, line: line)?.slashed(line: line)
    }
    if let container = SymbolContainer.all[last] {
      let name = parts.dropLast().joined(separator: ".")
      return held(name, in: container, named: last, filled: isFilled, line)
    }
    if parts.count > 2, parts.last == "inverse" {
      return artwork(named: parts.dropLast().joined(separator: "."), line: line)
    }
    parts = parts.map { $0 == "trianglebadge" ? "badge" : $0 }
    if let position = parts.lastIndex(of: "badge"), position > 0 {
      let base = parts[..<position].joined(separator: ".") + (isFilled ? ".fill" : "")
      let badge = parts[(position + 1)...].joined(separator: ".")
      guard let artwork = artwork(named: base, line: line) else { return nil }
      if badge.isEmpty || badge == "filled" { return artwork.badged(with: nil, ink: .zero) }
      guard let mark = self.artwork(named: badge, line: line * 2) else { return nil }
      return artwork.badged(with: mark, ink: ink(mark))
    }
    return skip(parts, line) ?? ofAnotherYear(parts, filled: isFilled, line)
  }

  private func enclosed(
    _ name: String, in shape: SymbolArtwork.Enclosure, filled: Bool, _ line: Double
  ) -> SymbolArtwork? {
    guard let regular = content(name, filled: filled, line) else { return nil }
    let scale = SymbolArtwork.scale(inside: shape, ink: ink(regular))
    // Drawn smaller, with lines nearly as wide as the shape's.
    guard let inner = content(name, filled: filled, line / scale * 0.9) else { return nil }
    return inner.enclosed(in: shape, filled: filled, ink: ink(regular), line: line)
  }

  /// What stands inside a shape: a letter or a symbol.
  private func content(_ name: String, filled: Bool, _ line: Double) -> SymbolArtwork? {
    if name.count == 1, let letter = letters(name.uppercased()) { return SymbolArtwork(letter) }
    if name.count == 2, name.allSatisfy(\.isNumber), let number = letters(name) {
      // Two figures are set narrower, to be nearly as high as one.
      return SymbolArtwork("<g transform=\"scale(0.8 1)\">\(number)</g>")
    }
    if filled, let artwork = artwork(named: name + ".fill", line: line) { return artwork }
    return artwork(named: name, line: line)
  }

  /// A symbol small inside another one that is no plain shape, such as a bubble.
  private func held(
    _ name: String, in container: SymbolContainer, named shape: String, filled: Bool, _ line: Double
  ) -> SymbolArtwork? {
    guard let regular = content(name, filled: false, line),
      let outside = artwork(named: shape + (filled ? ".fill" : ""), line: line)
    else { return nil }
    let ink = ink(regular)
    let scale = container.room / max(ink.width, ink.height, 1)
    guard let inner = content(name, filled: false, line / scale * 0.9) else { return nil }
    let placed = SymbolArtwork.placed(
      inner.svg, scale: scale, around: CGPoint(x: ink.midX, y: ink.midY),
      at: CGPoint(x: 8, y: container.middle))
    if filled { return .cut(placed, outOf: outside.svg) }
    return SymbolArtwork(
      outside.svg + placed,
      layers: [
        SymbolArtwork.Layer(svg: outside.svg, level: 1), SymbolArtwork.Layer(svg: placed, level: 0),
      ])
  }

  /// Pictures of the set that have a struck disc in a corner, where SF strikes the whole through.
  private static let badgedInstead: Set = [
    "person-slash", "building-slash", "database-slash", "envelope-slash", "house-slash",
    "send-slash",
  ]

  /// A small and a large letter, by eye.
  private static let letterScales = [
    "textformat.size.smaller": 0.75, "textformat.size.larger": 1.2,
  ]

  /// Symbols that are words.
  private static let texts = [
    "textformat": "Aa", "textformat.alt": "Aa", "textformat.abc": "abc", "textformat.123": "123",
    "textformat.size": "aA", "abc": "abc", "character": "A", "textformat.characters": "AB",
  ]
}
