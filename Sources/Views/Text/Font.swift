import Drawing
import Foundation
import Geometry
import Motion
import ViewEngine

/// A font by style or size; text looks up the nearest one set by the views around it.
public struct Font: Hashable, Sendable {
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2
  }

  public struct Weight: Hashable, Sendable {
    /// 1…1000 as in CSS.
    let value: Double

    public static let ultraLight = Weight(value: 100)
    public static let thin = Weight(value: 200)
    public static let light = Weight(value: 300)
    public static let regular = Weight(value: 400)
    public static let medium = Weight(value: 500)
    public static let semibold = Weight(value: 600)
    public static let bold = Weight(value: 700)
    public static let heavy = Weight(value: 800)
    public static let black = Weight(value: 900)
  }

  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  public enum Leading: Hashable, Sendable { case standard, tight, loose }

  var size: CGFloat
  var style: TextStyle?
  var weight: Weight?
  var design: Design?
  var family: String?
  var isBold = false
  var isItalic = false
  var hasMonospacedDigits = false
  var hasSmallCaps = false
  var leading = Leading.standard
  var width: Width?
  /// What the points of its size or style are multiplied by.
  var factor: CGFloat = 1
  /// The text style that a custom font grows with; nil keeps its size.
  var growsWith: TextStyle?

  private init(size: CGFloat, style: TextStyle? = nil) {
    self.size = size
    self.style = style
  }

  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    var font = Font(size: size)
    font.weight = weight
    font.design = design
    return font
  }

  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    var font = Font(size: style.size, style: style)
    font.weight = weight
    font.design = design
    return font
  }

  public static func custom(_ name: String, size: CGFloat) -> Font {
    var font = Font(size: size)
    font.family = name
    font.growsWith = .body
    return font
  }

  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    custom(name, size: size).with { $0.growsWith = style }
  }

  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    custom(name, size: fixedSize).with { $0.growsWith = nil }
  }

  /// A headset's, which has two that are larger than a phone's largest.
  public static let extraLargeTitle = Font.system(size: 36, weight: .bold)
  public static let extraLargeTitle2 = Font.system(size: 28, weight: .bold)
  public static let largeTitle = Font.system(.largeTitle)
  public static let title = Font.system(.title)
  public static let title2 = Font.system(.title2)
  public static let title3 = Font.system(.title3)
  public static let headline = Font.system(.headline)
  public static let subheadline = Font.system(.subheadline)
  public static let body = Font.system(.body)
  public static let callout = Font.system(.callout)
  public static let footnote = Font.system(.footnote)
  public static let caption = Font.system(.caption)
  public static let caption2 = Font.system(.caption2)

  public func bold() -> Font { with { $0.isBold = true } }
  public func italic() -> Font { with { $0.isItalic = true } }
  public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }
  public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }
  public func monospaced() -> Font { with { $0.design = .monospaced } }
  public func smallCaps() -> Font { with { $0.hasSmallCaps = true } }
  public func lowercaseSmallCaps() -> Font { smallCaps() }
  /// - Note: Approximated: capitals keep their height.
  public func uppercaseSmallCaps() -> Font { self }
  /// Lines two points closer or further apart.
  ///
  /// - Matches: the type tables of Apple's design guidelines; how it is split above and below a line
  ///   is uncertain.
  public func leading(_ leading: Leading) -> Font { with { $0.leading = leading } }

  func with(_ change: (inout Font) -> Void) -> Font {
    var font = self
    change(&font)
    return font
  }
}

extension Font.TextStyle {
  /// Points at the default content size (rule `text-style-sizes`).
  var size: CGFloat {
    switch self {
    case .largeTitle: 34
    case .title: 28
    case .title2: 22
    case .title3: 20
    case .headline, .body: 17
    case .callout: 16
    case .subheadline: 15
    case .footnote: 13
    case .caption: 12
    case .caption2: 11
    }
  }

  /// What `bold()` makes of the style: large titles turn bold, all others semibold.
  var boldWeight: Font.Weight {
    switch self {
    case .largeTitle, .title, .title2: .bold
    default: .semibold
    }
  }
}

extension Font {
  /// The font as the rasteriser knows it, at the size that the reader has chosen.
  func description(
    at typeSize: DynamicTypeSize = .large, on idiom: DeviceIdiom = .phone
  ) -> FontDescription {
    var weight = (weight ?? style?.weight(on: idiom) ?? .regular).value
    if isBold { weight = max(weight, (style?.boldWeight ?? .bold).value) }
    let design: FontDescription.Design =
      switch design ?? .default {
      case .default: .default
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      }
    let points =
      style.map { $0.size(at: typeSize, on: idiom) } ?? size * (growsWith?.scale(at: typeSize) ?? 1)
    var font = FontDescription(
      size: points * factor, weight: weight, design: design, italic: isItalic,
      monospacedDigit: hasMonospacedDigits, smallCaps: hasSmallCaps, family: family)
    font.stretch = width?.stretch ?? 1
    switch leading {
    case .standard: break
    case .tight: font.leading = -2
    case .loose: font.leading = 2
    }
    return font
  }
}
