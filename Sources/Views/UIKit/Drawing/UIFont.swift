import Foundation

/// UIKit's font, as far as SwiftUI code uses it: a system font of a size, or one by its name.
///
/// A class, as UIKit's: authors give it `class func brand(ofSize:)`.
public final class UIFont: Hashable, Sendable {
  public let pointSize: CGFloat
  let font: Font

  init(_ font: Font, size: CGFloat) {
    self.font = font
    pointSize = size
  }

  /// - Returns: Nil never: which fonts there are is known where they are drawn.
  public convenience init?(name: String, size: CGFloat) {
    self.init(.custom(name, fixedSize: size), size: size)
  }

  public static func == (a: UIFont, b: UIFont) -> Bool {
    a.pointSize == b.pointSize && a.font == b.font
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(pointSize)
    hasher.combine(font)
  }

  public struct Weight: Hashable, Sendable {
    let weight: Font.Weight

    public static let ultraLight = Weight(weight: .ultraLight)
    public static let thin = Weight(weight: .thin)
    public static let light = Weight(weight: .light)
    public static let regular = Weight(weight: .regular)
    public static let medium = Weight(weight: .medium)
    public static let semibold = Weight(weight: .semibold)
    public static let bold = Weight(weight: .bold)
    public static let heavy = Weight(weight: .heavy)
    public static let black = Weight(weight: .black)
  }

  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(.system(size: size, weight: weight.weight), size: size)
  }

  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }

  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(.system(size: size).italic(), size: size)
  }

  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: size, weight: weight.weight, design: .monospaced), size: size)
  }

  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: size, weight: weight.weight).monospacedDigit(), size: size)
  }

  public enum TextStyle: Sendable {
    case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote
    case caption1, caption2
  }

  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    let font = style.font
    return UIFont(font, size: font.size)
  }

  /// - Note: Approximated: of the traits none counts.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    preferredFont(forTextStyle: style)
  }

  /// Points.
  public static let labelFontSize: CGFloat = 17
  public static let buttonFontSize: CGFloat = 18
  public static let smallSystemFontSize: CGFloat = 12
  public static let systemFontSize: CGFloat = 14

  public func withSize(_ fontSize: CGFloat) -> UIFont {
    var font = font
    font.size = fontSize
    return UIFont(font, size: fontSize)
  }
}

extension UIFont.TextStyle {
  var font: Font {
    switch self {
    case .largeTitle: .largeTitle
    case .title1: .title
    case .title2: .title2
    case .title3: .title3
    case .headline: .headline
    case .subheadline: .subheadline
    case .body: .body
    case .callout: .callout
    case .footnote: .footnote
    case .caption1: .caption
    case .caption2: .caption2
    }
  }
}

extension UIFont {
  // Of the system's face.
  //
  // - Source: the tables of SF Pro: ascender 1950, descender 494, capitals 1443 and small letters 1078 of 2048.

  /// Points above the baseline.
  public var ascender: CGFloat { pointSize * 1950 / 2048 }
  /// Points below the baseline, less than 0.
  public var descender: CGFloat { -pointSize * 494 / 2048 }
  public var capHeight: CGFloat { pointSize * 1443 / 2048 }
  public var xHeight: CGFloat { pointSize * 1078 / 2048 }
  public var leading: CGFloat { 0 }
  public var lineHeight: CGFloat { ascender - descender }

  public var familyName: String { font.family ?? ".AppleSystemUIFont" }
  public var fontName: String { font.family ?? ".SFUI-Regular" }

  /// - Note: Approximated: which fonts there are is known where they are drawn; none is told.
  public static var familyNames: [String] { [] }
  public static func fontNames(forFamilyName familyName: String) -> [String] { [] }
}

/// AppKit's font.
public typealias NSFont = UIFont

extension Font {
  public init(_ font: UIFont) {
    self = font.font
  }
}
