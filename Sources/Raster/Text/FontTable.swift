import Drawing
import Foundation

/// Which installed family stands in for which design: the one table to change.
package struct FontTable: Sendable {
  /// As the family has it, or so that words are as wide as in the system font, or all characters as
  /// wide as in its monospaced design.
  package enum Spacing: Hashable, Sendable { case own, system, monospaced }

  /// A family and where it comes from.
  package struct Family: Hashable, Sendable {
    package var name: String
    /// The same design drawn for 20 pt and above, where it is a family of its own.
    package var display: String?
    /// What a font size is multiplied by so that capitals are as tall as the system font's.
    package var scale: Double
    /// How far apart letters are.
    package var spacing: Spacing
    /// Whether the ends of strokes are drawn round, which the family itself has flat.
    package var hasRoundEnds = false
    /// The Debian and Ubuntu package; nil for a family the user named.
    package var package: String?

    package init(
      _ name: String, display: String? = nil, scale: Double = 1, spacing: Spacing = .own,
      package: String? = nil
    ) {
      self.name = name
      self.display = display
      self.scale = scale
      self.spacing = spacing
      self.package = package
    }
  }

  /// Best first: the first one installed is taken, and a problem says so if it is not of the first
  /// one's package.
  package var designs: [FontDescription.Design: [Family]]
  /// Asked in this order for characters that a design lacks.
  package var fallbacks: [Family]
  /// Asked first for emoji, and last for everything else.
  package var emoji: Family

  package static let standard = FontTable(
    designs: [
      // Releases of Inter differ in how they name the variable font.
      .default: [
        inter("Inter", display: "Inter Display"), inter("Inter Variable"),
        Family("DejaVu Sans", package: "fonts-dejavu-core"),
      ],
      .serif: [
        Family("Noto Serif", package: "fonts-noto-core"),
        Family("DejaVu Serif", package: "fonts-dejavu-core"),
      ],
      // The system's rounded design is its own letters with round ends; no font that is packaged has
      // such letters in all weights, so the same is done to Inter.
      .rounded: [
        inter("Inter", display: "Inter Display", hasRoundEnds: true),
        inter("Inter Variable", hasRoundEnds: true),
        Family("DejaVu Sans", package: "fonts-dejavu-core"),
      ],
      .monospaced: [
        // JetBrains Mono's capitals measure 0.73 em, the system font's 0.705.
        Family(
          "JetBrains Mono", scale: SystemFontMetrics.capHeight / 0.73, spacing: .monospaced,
          package: "fonts-jetbrains-mono"),
        Family("DejaVu Sans Mono", package: "fonts-dejavu-core"),
      ],
    ],
    fallbacks: [Family("Noto Sans CJK SC", package: "fonts-noto-cjk")]
      + scripts.map { Family("Noto Sans \($0)", package: "fonts-noto-core") }
      + [
        Family("Noto Serif Tibetan", package: "fonts-noto-core"),
        Family("DejaVu Sans", package: "fonts-dejavu-core"),
      ], emoji: Family("Noto Color Emoji", package: "fonts-noto-color-emoji"))

  /// Scripts that the system has letters of, each in a family of its own.
  private static let scripts = [
    "Arabic", "Armenian", "Bengali", "Canadian Aboriginal", "Cherokee", "Devanagari", "Ethiopic",
    "Georgian", "Gujarati", "Gurmukhi", "Hebrew", "Kannada", "Khmer", "Lao", "Malayalam",
    "Mongolian", "Myanmar", "Oriya", "Sinhala", "Syriac", "Tamil", "Telugu", "Thaana", "Thai",
    "Tifinagh",
  ]

  /// Inter's capitals measure 0.7273 em, the system font's 0.705.
  private static func inter(_ name: String, display: String? = nil, hasRoundEnds: Bool = false)
    -> Family
  {
    var family = Family(
      name, display: display, scale: SystemFontMetrics.capHeight / 0.7273, spacing: .system,
      package: "fonts-inter-variable")
    family.hasRoundEnds = hasRoundEnds
    return family
  }

  package init(
    designs: [FontDescription.Design: [Family]], fallbacks: [Family], emoji: Family
  ) {
    self.designs = designs
    self.emoji = emoji
    self.fallbacks = fallbacks
  }

  /// The family is put before those of the table.
  package mutating func override(_ design: FontDescription.Design, with family: String) {
    designs[design, default: []].insert(Family(family), at: 0)
  }

  /// `SHOWREEL_FONT`, `SHOWREEL_FONT_SERIF`, `SHOWREEL_FONT_ROUNDED` and
  /// `SHOWREEL_FONT_MONOSPACED` name families to use instead of the standard ones.
  package static func standard(overriddenBy environment: [String: String]) -> FontTable {
    var table = standard
    for design in FontDescription.Design.allCases {
      if let family = environment[design.variable], !family.isEmpty {
        table.override(design, with: family)
      }
    }
    return table
  }

  /// What of an environment decides that, in one text: nothing where nothing is overridden.
  package static func overrides(
    in environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> String {
    FontDescription.Design.allCases.compactMap { design in
      environment[design.variable].flatMap { $0.isEmpty ? nil : " \(design.variable)=\($0)" }
    }.joined()
  }
}

extension FontDescription.Design {
  /// The environment variable that overrides this design's family.
  package var variable: String {
    self == .default ? "SHOWREEL_FONT" : "SHOWREEL_FONT_\(rawValue.uppercased())"
  }
}
