import Foundation

/// A paragraph of styled text laid out in a width; the origin is the top-left of its size.
package struct TextLeaf: Codable, Hashable, Sendable {
  package var runs: [TextRun]
  package var layout: TextLayout
  /// The size text is laid out in, as ``TextMeasuring`` answered it.
  package var size: CGSize

  package init(runs: [TextRun], layout: TextLayout = TextLayout(), size: CGSize) {
    self.runs = runs
    self.layout = layout
    self.size = size
  }
}

/// A piece of text with one look.
package struct TextRun: Codable, Hashable, Sendable {
  package var string: String
  package var font: FontDescription
  package var paint: Paint
  /// Points added after each glyph.
  package var kerning: Double = 0
  /// Points the run is raised by.
  package var baselineOffset: Double = 0
  /// Behind the run, as high as its line.
  package var background: RGBA?
  package var underline: RGBA?
  package var strikethrough: RGBA?

  package init(_ string: String, font: FontDescription, paint: Paint) {
    self.string = string
    self.font = font
    self.paint = paint
  }
}

/// A font by its traits; which family stands in for which design is the rasteriser's table.
package struct FontDescription: Codable, Hashable, Sendable {
  package enum Design: String, Codable, Hashable, Sendable, CaseIterable {
    case `default`, serif, rounded, monospaced
  }

  /// Points.
  package var size: Double
  /// 1…1000 as in CSS; 400 is regular. Fractions are meant: weight animates.
  package var weight: Double
  package var design: Design
  package var italic: Bool
  package var monospacedDigit: Bool
  package var smallCaps: Bool
  /// Points added to the height of a line, half above and half below.
  package var leading: Double = 0
  /// A family the author named; nil means the design's stand-in.
  package var family: String?

  package init(
    size: Double, weight: Double = 400, design: Design = .default, italic: Bool = false,
    monospacedDigit: Bool = false, smallCaps: Bool = false, family: String? = nil
  ) {
    self.size = size
    self.weight = weight
    self.design = design
    self.italic = italic
    self.monospacedDigit = monospacedDigit
    self.smallCaps = smallCaps
    self.family = family
  }
}

package struct TextLayout: Codable, Hashable, Sendable {
  package enum Alignment: String, Codable, Hashable, Sendable { case leading, center, trailing }
  package enum Truncation: String, Codable, Hashable, Sendable { case head, middle, tail }

  package var alignment: Alignment = .leading
  package var lineLimit: Int?
  package var truncation: Truncation = .tail
  /// Points added between lines.
  package var lineSpacing: Double = 0
  /// Smallest factor the text may shrink by to fit; 1 means it does not.
  package var minimumScaleFactor: Double = 1

  package init() {}
}

/// An SF Symbol by name, drawn at the size that fits its font.
package struct SymbolLeaf: Codable, Hashable, Sendable {
  package enum Scale: String, Codable, Hashable, Sendable { case small, medium, large }
  package enum Mode: String, Codable, Hashable, Sendable {
    case monochrome, hierarchical, palette, multicolor
  }

  /// How strong a step is that a value has not reached.
  package static let unlitOpacity = 0.3

  package var name: String
  package var font: FontDescription
  package var scale: Scale
  package var mode: Mode
  /// One paint, or up to three for the layers of a palette or of a symbol in its own colours.
  package var paints: [Paint]
  /// 0…1 for symbols that fill up; nil for all others.
  package var variableValue: Double?
  /// One piece of the artwork, back to front from 0; nil draws them all.
  package var part: Int?
  /// The size to draw into: the symbol's own, or another when resizable.
  package var size: CGSize

  package init(
    name: String, font: FontDescription, scale: Scale = .medium, mode: Mode = .monochrome,
    paints: [Paint], variableValue: Double? = nil, size: CGSize
  ) {
    self.name = name
    self.font = font
    self.scale = scale
    self.mode = mode
    self.paints = paints
    self.variableValue = variableValue
    self.size = size
  }
}
