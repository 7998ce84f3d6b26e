import Foundation
import Motion

extension Text {
  /// Text whose runs say their own font, colours, lines and spacing.
  // A literal can be an attributed string too; it is meant to be a key.
  @_disfavoredOverload
  nonisolated public init(_ attributedContent: AttributedString) {
    self.init(
      runs: attributedContent.runs.map { run in
        Run(
          string: String(attributedContent[run.range].characters),
          style: RunStyle(run.attributes))
      })
  }
}

extension Text.RunStyle {
  fileprivate init(_ attributes: AttributeContainer) {
    self.init()
    font = attributes.swiftUI.font
    color = attributes.swiftUI.foregroundColor
    kerning = attributes.swiftUI.kern ?? attributes.swiftUI.tracking
    baselineOffset = attributes.swiftUI.baselineOffset ?? 0
    underline = attributes.swiftUI.underlineStyle
    strikethrough = attributes.swiftUI.strikethroughStyle
    background = attributes.swiftUI.backgroundColor
    fill(from: attributes)
    if attributes.foundation.link != nil { becomeLink() }
    attributes[InlineEmphasisAttribute.self]?.apply(to: &self)
  }
}

extension AttributeScopes {
  /// What texts understand of an attributed string.
  public struct SwiftUIAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let kern: KerningAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }

    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }

    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.BackgroundColor"
    }

    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }

    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kerning"
    }

    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }

    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.BaselineOffset"
    }
  }

  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}
