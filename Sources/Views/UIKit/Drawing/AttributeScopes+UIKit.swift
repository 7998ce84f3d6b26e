import Foundation
import Motion

extension AttributeScopes {
  /// What UIKit writes into an attributed string: `string.uiKit.font = .systemFont(ofSize: 20)`, or
  /// `string.font` where the value's type tells which is meant. Where SwiftUI's is there too, a text
  /// shows that.
  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let kern: KerningAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static let name = "NSFont"
    }

    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSColor"
    }

    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSBackgroundColor"
    }

    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = "NSUnderline"
    }

    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = "NSStrikethrough"
    }

    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSKern"
    }

    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSBaselineOffset"
    }
  }

  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// SwiftUI's come first: `.red` is its colour.
  @_disfavoredOverload
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T { self[T.self] }
}

extension Text.RunStyle {
  /// What of UIKit's attributes SwiftUI's say nothing of.
  mutating func fill(from attributes: AttributeContainer) {
    let attributes = attributes.uiKit
    font = font ?? attributes.font?.font
    color = color ?? attributes.foregroundColor?.color
    background = background ?? attributes.backgroundColor?.color
    kerning = kerning ?? attributes.kern
    if baselineOffset == 0 { baselineOffset = attributes.baselineOffset ?? 0 }
    if attributes.underlineStyle?.isEmpty == false { underline = underline ?? .single }
    if attributes.strikethroughStyle?.isEmpty == false { strikethrough = strikethrough ?? .single }
  }
}
