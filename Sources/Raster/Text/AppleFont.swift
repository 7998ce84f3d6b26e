import Drawing

/// A font that comes with Apple's systems and nowhere else: the design it is closest to stands in.
///
///     AppleFont(named: "AvenirNext-DemiBold")   // .default, 600
struct AppleFont: Equatable {
  let design: FontDescription.Design
  /// Of the style that a PostScript name ends with; nil leaves the font's own.
  let weight: Double?
  let isItalic: Bool

  /// - Parameter name: A family's name or a PostScript name; nil for what is none of Apple's.
  init?(named name: String) {
    let parts = name.lowercased().split(separator: "-", maxSplits: 1)
    guard let family = parts.first?.filter(\.isLetter),
      let design = Self.designs[family]
        ?? Self.designs[family.replacing(#/(psmt|ps|mt)$/#, with: "")]
    else { return nil }
    let style = parts.count > 1 ? String(parts[1]) : ""
    self.design = design
    weight = Self.weights.first { style.contains($0.name) }?.weight
    isItalic = style.contains("italic") || style.contains("oblique")
  }

  func standIn(for font: FontDescription) -> FontDescription {
    var font = font
    font.family = nil
    font.design = design
    font.weight = weight ?? font.weight
    font.italic = font.italic || isItalic
    return font
  }

  /// Names without spaces and digits.
  private static let designs: [String: FontDescription.Design] = {
    let families: [(FontDescription.Design, String)] = [
      (
        .default, "sfpro sfprotext sfprodisplay sfcompact helvetica helveticaneue avenir avenirnext"
      ),
      (.default, "arial futura gillsans optima trebuchet trebuchetms verdana"),
      (.monospaced, "sfmono menlo monaco courier couriernew andalemono"),
      (.rounded, "sfprorounded sfrounded arialroundedmtbold arialrounded"),
      (.serif, "newyork georgia times timesnewroman palatino baskerville didot cochin hoeflertext"),
      (.serif, "americantypewriter charter"),
    ]
    return Dictionary(
      uniqueKeysWithValues: families.flatMap { design, names in
        names.split(separator: " ").map { (String($0), design) }
      })
  }()

  /// Longer names first: a part of them is a style as well.
  private static let weights: [(name: String, weight: Double)] = [
    ("ultralight", 100), ("demibold", 600), ("semibold", 600), ("thin", 200), ("light", 300),
    ("medium", 500), ("heavy", 800), ("black", 900), ("bold", 700), ("regular", 400),
  ]
}
