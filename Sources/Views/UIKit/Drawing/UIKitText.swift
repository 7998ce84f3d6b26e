import Drawing
import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// A text by UIKit's attributes: what is measured and drawn of it.
struct UIKitText {
  typealias Attributes = [NSAttributedString.Key: Any]

  let text: Text
  let paragraph: NSParagraphStyle?

  /// What UIKit writes with where nothing else is said.
  ///
  /// - Source: Apple's documentation of `NSAttributedString.Key.font`: Helvetica (Neue) of 12 points;
  ///   here it is the system's font of that size.
  private static let defaultSize: CGFloat = 12

  init(_ string: String, attributes: Attributes?) {
    let attributes = attributes ?? [:]
    text = Text(runs: [Self.run(string, attributes)])
    paragraph = attributes[.paragraphStyle] as? NSParagraphStyle
  }

  init(_ string: NSAttributedString) {
    var runs: [Text.Run] = []
    var paragraph: NSParagraphStyle?
    let whole = NSRange(location: 0, length: string.length)
    string.enumerateAttributes(in: whole) { attributes, range, _ in
      runs.append(Self.run(string.attributedSubstring(from: range).string, attributes))
      paragraph = paragraph ?? attributes[.paragraphStyle] as? NSParagraphStyle
    }
    text = Text(runs: runs)
    self.paragraph = paragraph
  }

  private static func run(_ string: String, _ attributes: Attributes) -> Text.Run {
    var style = Text.RunStyle()
    style.font = (attributes[.font] as? UIFont)?.font ?? .system(size: defaultSize)
    style.color = (attributes[.foregroundColor] as? UIColor)?.color
    style.background = (attributes[.backgroundColor] as? UIColor)?.color
    style.kerning = number(attributes[.kern]) ?? number(attributes[.tracking])
    style.baselineOffset = number(attributes[.baselineOffset]) ?? 0
    func line(_ key: NSAttributedString.Key, _ color: NSAttributedString.Key) -> Text.LineStyle? {
      let style = attributes[key] as? NSUnderlineStyle
      guard let kind = style?.rawValue ?? number(attributes[key]).map({ Int($0) }), kind != 0 else {
        return nil
      }
      return Text.LineStyle(
        pattern: pattern(kind), color: (attributes[color] as? UIColor)?.color)
    }
    style.underline = line(.underlineStyle, .underlineColor)
    style.strikethrough = line(.strikethroughStyle, .strikethroughColor)
    return Text.Run(string: string, style: style)
  }

  private static func pattern(_ kind: Int) -> Text.LineStyle.Pattern {
    switch kind & 0xF00 {
    case 0x100: .dot
    case 0x200: .dash
    case 0x300: .dashDot
    case 0x400: .dashDotDot
    default: .solid
    }
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Int: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }

  // MARK: Measuring and drawing

  /// - Parameter size: Points; what a text may take at most.
  func size(in size: CGSize) -> CGSize {
    UIGraphics.measuring { $0.layout(self).measure(in: size) } ?? .zero
  }

  func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let resolved = context.layout(self)
    context.state.context.draw(resolved, in: rect)
  }
}

extension CGContext {
  /// Black, unless the text says otherwise.
  fileprivate func layout(_ text: UIKitText) -> GraphicsContext.ResolvedText {
    var environment = state.context.environment
    if let paragraph = text.paragraph {
      environment.lineSpacing = paragraph.lineSpacing
      environment.multilineTextAlignment = paragraph.alignment.alignment
      switch paragraph.lineBreakMode {
      case .byWordWrapping, .byCharWrapping: break
      case .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle:
        environment.lineLimit = 1
      }
    }
    var resolved = state.context.resolve(text.text, in: environment)
    resolved.shading = .color(.black)
    return resolved
  }
}
