import Foundation

/// A paragraph of styled text laid out in a width, in points; the origin is the top-left of its size.
public struct TextLeaf: Codable, Hashable, Sendable {
  /// One after the other, as they are read.
  public var runs: [TextRun]
  public var layout: TextLayout
  /// The size text is laid out in, as ``TextMeasuring`` answered it.
  public var size: CGSize

  public init(runs: [TextRun], layout: TextLayout = TextLayout(), size: CGSize) {
    self.runs = runs
    self.layout = layout
    self.size = size
  }
}

/// A piece of text with one look.
public struct TextRun: Codable, Hashable, Sendable {
  /// May have several lines, and may be empty.
  public var string: String
  public var font: FontDescription
  public var paint: Paint
  /// Points added after each glyph.
  public var kerning: Double = 0
  /// Points the run is raised by.
  public var baselineOffset: Double = 0
  /// Behind the run, as high as its line.
  public var background: RGBA?
  /// The line's colour; nil draws none.
  public var underline: RGBA?
  /// The line's colour; nil draws none.
  public var strikethrough: RGBA?
  /// Of the line, where there is one.
  public var underlinePattern = TextLinePattern.solid
  /// Of the line, where there is one.
  public var strikethroughPattern = TextLinePattern.solid

  /// Without kerning, lines or background, on the baseline.
  public init(_ string: String, font: FontDescription, paint: Paint) {
    self.string = string
    self.font = font
    self.paint = paint
  }
}

/// A font by its traits; which family stands in for which design is the rasteriser's table.
public struct FontDescription: Codable, Hashable, Sendable {
  /// What kind of family it is: the system's own, with serifs, with round ends, or of one width.
  public enum Design: String, Codable, Hashable, Sendable, CaseIterable {
    case `default`, serif, rounded, monospaced
  }

  /// Points.
  public var size: Double
  /// 1…1000 as in CSS; 400 is regular. Fractions are meant: weight animates.
  public var weight: Double
  /// Has no say where ``family`` is installed.
  public var design: Design
  /// Slanted, or as the family has its italic.
  public var italic: Bool
  /// Digits of one width, where the font has them.
  public var monospacedDigit: Bool
  /// Capitals' forms in place of small letters.
  public var smallCaps: Bool
  /// Points added to the height of a line, half above and half below.
  public var leading: Double = 0
  /// What glyphs' widths are multiplied by; 1 leaves them.
  public var stretch: Double = 1
  /// A family the author named; nil means the design's stand-in.
  public var family: String?

  /// With the font's own leading and widths.
  public init(
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

/// How the lines of a text are laid out; by default from the leading side, as many as there is room for.
public struct TextLayout: Codable, Hashable, Sendable {
  /// Where lines stand in the width of their text.
  public enum Alignment: String, Codable, Hashable, Sendable { case leading, center, trailing }
  /// Where … stands for what is left out of the last line.
  public enum Truncation: String, Codable, Hashable, Sendable { case head, middle, tail }

  public var alignment: Alignment = .leading
  /// The most lines that are shown, one at least; nil for as many as the height has room for.
  public var lineLimit: Int?
  public var truncation: Truncation = .tail
  /// Points added between lines.
  public var lineSpacing: Double = 0
  /// Smallest factor the text may shrink by to fit; 1 means it does not.
  public var minimumScaleFactor: Double = 1

  public init() {}
}

/// An SF Symbol by name, drawn at the size that fits its font.
public struct SymbolLeaf: Codable, Hashable, Sendable {
  /// How large it is beside text of its font.
  public enum Scale: String, Codable, Hashable, Sendable { case small, medium, large }
  /// Which paint a layer gets: the first; the first, fainter from level to level; or one for each level,
  /// which are the author's in `palette` and the symbol's own in `multicolor`.
  public enum Mode: String, Codable, Hashable, Sendable {
    case monochrome, hierarchical, palette, multicolor
  }

  /// How strong a step is by itself that a value has not reached.
  public static let unlitOpacity = 0.3

  /// As SF Symbols call it, or the absolute path of the SVG file of a package's own; of one that is not there a placeholder is drawn.
  public var name: String
  /// Its size and weight are the symbol's, too.
  public var font: FontDescription
  public var scale: Scale
  public var mode: Mode
  /// One paint, or up to three for the layers of a palette or of a symbol in its own colours.
  public var paints: [Paint]
  /// 0…1 for symbols that fill up; nil for all others.
  public var variableValue: Double?
  /// How strong a step is that the value has not reached.
  public var unlitOpacity = Self.unlitOpacity
  /// One piece of the artwork, back to front from 0; nil draws them all.
  public var part: Int?
  /// The size to draw into: the symbol's own, or another when resizable.
  public var size: CGSize

  /// All pieces of it, until ``part`` names one.
  public init(
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
