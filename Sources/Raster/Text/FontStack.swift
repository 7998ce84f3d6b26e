import Drawing

/// The table as it could be loaded: for each design a family, and what is asked after it.
struct FontStack {
  private let designs: [FontDescription.Design: FontTable.Family]
  private let fallbacks: [String]
  let problems: [FontProblem]

  init(table: FontTable, fonts: FontCollection) {
    var problems: [FontProblem] = []
    var designs: [FontDescription.Design: FontTable.Family] = [:]
    for design in FontDescription.Design.allCases {
      let wanted = table.designs[design] ?? []
      let found = wanted.first { fonts.load($0.name) }
      designs[design] = found
      if let first = wanted.first, found == nil || found?.package != first.package {
        problems.append(
          .missingDesign(
            design, family: first.name, standIn: found?.name, package: first.package))
      }
    }
    for design in FontDescription.Design.allCases {
      if let display = designs[design]?.display, !fonts.load(display) {
        designs[design]?.display = nil
      }
    }
    var fallbacks: [String] = []
    var missing: Set<String?> = []
    for family in table.fallbacks + [table.emoji] {
      if fonts.load(family.name) {
        fallbacks.append(family.name)
      } else if family.package == nil || !missing.contains(family.package) {
        // One package has the letters of many scripts.
        missing.insert(family.package)
        problems.append(.missingFallback(family: family.name, package: family.package))
      }
    }
    self.designs = designs
    self.fallbacks = fallbacks
    self.problems = problems
  }

  /// How a font of the views is made with what is installed.
  ///
  /// - Parameter name: The author's own family, where it is installed; it is drawn as it is.
  func resolve(_ font: FontDescription, named name: String?) -> ResolvedFont {
    let design = name == nil ? designs[font.design] : nil
    let isDisplay = font.size >= SystemFontMetrics.displaySize
    let main = name ?? (isDisplay ? design?.display ?? design?.name : design?.name)
    let families = [main].compactMap(\.self) + fallbacks
    return ResolvedFont(
      families: families, size: font.size * (design?.scale ?? 1),
      weight: font.weight,
      spacing: design?.spacing ?? .own,
      tracking: design?.spacing == .system ? SystemFontMetrics.tracking(atSize: font.size) : 0,
      opticalSize: isDisplay ? 32 : 14, hasRoundEnds: design?.hasRoundEnds ?? false)
  }
}

struct ResolvedFont {
  /// Asked in turn for a character.
  var families: [String]
  /// Points to draw at.
  var size: Double
  var weight: Double
  var spacing: FontTable.Spacing
  /// Points added after each glyph that the system font's measures are not known of.
  var tracking: Double
  /// For a font that has an axis for it: Inter's ends, text and display.
  var opticalSize: Double
  /// The first family's strokes are drawn with round ends.
  var hasRoundEnds: Bool
}
