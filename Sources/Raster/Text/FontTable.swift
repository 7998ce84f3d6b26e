import Drawing
import Foundation

/// Which installed family stands in for which design: the one table to change.
package struct FontTable: Sendable {
  /// A family and where it comes from.
  package struct Family: Hashable, Sendable {
    package var name: String
    /// The same design drawn for 20 pt and above, where it is a family of its own.
    package var display: String?
    /// What a font size is multiplied by so that capitals are as tall as the system font's.
    package var scale: Double
    /// Added to a weight before the font is chosen, for a design that is drawn lighter.
    package var weightShift: Double
    /// Single weights that the package names as families of their own.
    package var cuts: [Double: String]
    /// Whether letters are spaced so that words are as wide as in the system font.
    package var isTracked: Bool
    /// The Debian and Ubuntu package; nil for a family the user named.
    package var package: String?

    package init(
      _ name: String, display: String? = nil, scale: Double = 1, weightShift: Double = 0,
      cuts: [Double: String] = [:], isTracked: Bool = false, package: String? = nil
    ) {
      self.name = name
      self.display = display
      self.scale = scale
      self.weightShift = weightShift
      self.cuts = cuts
      self.isTracked = isTracked
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
      .rounded: [
        Family(
          "Quicksand", weightShift: 100,
          cuts: [300: "Quicksand Light", 500: "Quicksand Medium"], package: "fonts-quicksand"),
        inter("Inter", display: "Inter Display"), inter("Inter Variable"),
        Family("DejaVu Sans", package: "fonts-dejavu-core"),
      ],
      .monospaced: [
        Family("JetBrains Mono", package: "fonts-jetbrains-mono"),
        Family("DejaVu Sans Mono", package: "fonts-dejavu-core"),
      ],
    ],
    fallbacks: [
      Family("Noto Sans CJK SC", package: "fonts-noto-cjk"),
      Family("DejaVu Sans", package: "fonts-dejavu-core"),
    ], emoji: Family("Noto Color Emoji", package: "fonts-noto-color-emoji"))

  /// Inter's capitals measure 0.7273 em, the system font's 0.705.
  private static func inter(_ name: String, display: String? = nil) -> Family {
    Family(
      name, display: display, scale: SystemFontMetrics.capHeight / 0.7273, isTracked: true,
      package: "fonts-inter-variable")
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
}

extension FontDescription.Design {
  /// The environment variable that overrides this design's family.
  package var variable: String {
    self == .default ? "SHOWREEL_FONT" : "SHOWREEL_FONT_\(rawValue.uppercased())"
  }
}
