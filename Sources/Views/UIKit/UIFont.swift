import Foundation

/// UIKit's font, as far as SwiftUI code uses it: a system font of a size, or one by its name.
public struct UIFont: Hashable, Sendable {
  public let pointSize: CGFloat
  let font: Font

  private init(_ font: Font, size: CGFloat) {
    self.font = font
    pointSize = size
  }

  /// - Returns: Nil never: which fonts there are is known where they are drawn.
  public init?(name: String, size: CGFloat) {
    self.init(.custom(name, fixedSize: size), size: size)
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

  public func withSize(_ fontSize: CGFloat) -> UIFont {
    var font = font
    font.size = fontSize
    return UIFont(font, size: fontSize)
  }
}

extension UIFont.TextStyle {
  fileprivate var font: Font {
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

extension Font {
  public init(_ font: UIFont) {
    self = font.font
  }
}
