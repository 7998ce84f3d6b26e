import Foundation
import Geometry

extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = Self(rawValue: "NSFont")
  /// A `UIColor`.
  public static let foregroundColor = Self(rawValue: "NSColor")
  /// A `UIColor`, behind the text.
  public static let backgroundColor = Self(rawValue: "NSBackgroundColor")
  /// An `NSParagraphStyle`.
  public static let paragraphStyle = Self(rawValue: "NSParagraphStyle")
  /// Points between letters.
  public static let kern = Self(rawValue: "NSKern")
  public static let tracking = Self(rawValue: "CTTracking")
  /// The raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = Self(rawValue: "NSUnderline")
  public static let underlineColor = Self(rawValue: "NSUnderlineColor")
  /// The raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = Self(rawValue: "NSStrikethrough")
  public static let strikethroughColor = Self(rawValue: "NSStrikethroughColor")
  /// Points upwards.
  public static let baselineOffset = Self(rawValue: "NSBaselineOffset")
  /// - Note: Accepted: a text of UIKit's has no outline in a clip.
  public static let strokeWidth = Self(rawValue: "NSStrokeWidth")
  /// - Note: Accepted: as `strokeWidth`.
  public static let strokeColor = Self(rawValue: "NSStrokeColor")
  /// - Note: Accepted: a text of UIKit's has no shadow in a clip.
  public static let shadow = Self(rawValue: "NSShadow")
}

/// - Note: Approximated: every line is a single one.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let single = NSUnderlineStyle(rawValue: 1)
  public static let thick = NSUnderlineStyle(rawValue: 2)
  public static let double = NSUnderlineStyle(rawValue: 9)
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// How the lines of a paragraph stand.
open class NSParagraphStyle: NSObject, @unchecked Sendable {
  public internal(set) var alignment = NSTextAlignment.natural
  /// Points between lines.
  public internal(set) var lineSpacing: CGFloat = 0
  public internal(set) var lineBreakMode = NSLineBreakMode.byWordWrapping

  public static var `default`: NSParagraphStyle { NSParagraphStyle() }
}

public final class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  public override var alignment: NSTextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }

  public override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { super.lineSpacing = newValue }
  }

  public override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { super.lineBreakMode = newValue }
  }

  /// - Note: Accepted: of a paragraph its alignment, spacing and breaks are drawn.
  public var paragraphSpacing: CGFloat = 0
  /// - Note: Accepted: as `paragraphSpacing`.
  public var lineHeightMultiple: CGFloat = 0
  /// - Note: Accepted: as `paragraphSpacing`.
  public var minimumLineHeight: CGFloat = 0
  /// - Note: Accepted: as `paragraphSpacing`.
  public var maximumLineHeight: CGFloat = 0
}

public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}
