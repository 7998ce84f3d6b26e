import Foundation
import ViewEngine

@MainActor @preconcurrency
public final class UILabel: UIView {
  public var text: String?
  /// Shown in place of the text, with its own attributes.
  public var attributedText: NSAttributedString?
  public var font: UIFont? = .systemFont(ofSize: 17)
  public var textColor: UIColor? = .label
  public var numberOfLines = 1
  public var textAlignment = NSTextAlignment.natural

  override var shown: AnyView {
    AnyView(
      (attributedText.map { UIKitText($0).text } ?? Text(text ?? "")).font(font?.font)
        .foregroundStyle(textColor?.color ?? .primary)
        .lineLimit(numberOfLines == 0 ? nil : numberOfLines)
        .multilineTextAlignment(textAlignment.alignment))
  }
}

public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural

  var alignment: TextAlignment {
    switch self {
    case .left, .justified, .natural: .leading
    case .center: .center
    case .right: .trailing
    }
  }
}
