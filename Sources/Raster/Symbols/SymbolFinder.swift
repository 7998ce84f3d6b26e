import Foundation

/// From an SF Symbol's name to artwork: table, own drawings, icon sets, and what can be put together
/// from those.
struct SymbolFinder {
  let icons: IconSets
  /// What a picture touches, needed to place one inside another.
  let ink: (SymbolArtwork) -> CGRect
  /// A character as SVG elements, for `a.circle` and the like.
  let letter: (Character) -> String?

  /// Nil where there is nothing for the name.
  ///
  /// - Parameter line: How wide lines are to be, in artwork units.
  func artwork(named name: String, line: Double) -> SymbolArtwork? {
    if let own = OwnSymbols.drawings[name] {
      return SymbolArtwork(own.replacing("{line}", with: "\(line)"))
    }
    if let variable = VariableSymbols.drawings[name] {
      return SymbolArtwork(variable.with(line: line))
    }
    let parts = name.split(separator: ".").map(String.init)
    let isFilled = parts.last == "fill"
    let base = isFilled ? parts.dropLast().joined(separator: ".") : name
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
    return spellings
  }

  /// - Parameter code: An icon's name; `mdi:` and a code point; `flip:` or `turn:` and either.
  private func drawn(_ code: String, _ line: Double) -> SymbolArtwork? {
    for (prefix, change) in Self.changes where code.hasPrefix(prefix) {
      return drawn(String(code.dropFirst(prefix.count)), line)
        .map { $0.mapped { "<g transform=\"\(change)\">\($0)</g>" } }
    }
    if code.hasPrefix("mdi:") {
      return icons.glyph(String(code.dropFirst(4))).map { SymbolArtwork($0) }
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
    if let position = parts.lastIndex(of: "badge"), position > 0 {
      let base = parts[..<position].joined(separator: ".") + (isFilled ? ".fill" : "")
      let badge = parts[(position + 1)...].joined(separator: ".")
      guard let artwork = artwork(named: base, line: line) else { return nil }
      if badge.isEmpty { return artwork.badged(with: nil, ink: .zero) }
      guard let mark = self.artwork(named: badge, line: line * 2) else { return nil }
      return artwork.badged(with: mark, ink: ink(mark))
    }
    return nil
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
    if name.count == 1, let letter = name.uppercased().first.flatMap(letter) {
      return SymbolArtwork(letter)
    }
    if filled, let artwork = artwork(named: name + ".fill", line: line) { return artwork }
    return artwork(named: name, line: line)
  }
}
