import Foundation
import ViewEngine

@MainActor @preconcurrency
open class UILabel: UIView {
  open var text: String? { didSet { changed() } }
  /// Shown in place of the text, with its own attributes.
  public var attributedText: NSAttributedString? { didSet { changed() } }
  public var font: UIFont? = .systemFont(ofSize: 17) { didSet { changed() } }
  public var textColor: UIColor? = .label { didSet { changed() } }
  public var numberOfLines = 1 { didSet { changed() } }
  public var textAlignment = NSTextAlignment.natural { didSet { changed() } }
  public var adjustsFontSizeToFitWidth = false { didSet { changed() } }
  public var minimumScaleFactor: CGFloat = 0
  public var lineBreakMode = NSLineBreakMode.byTruncatingTail

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override class func appearance() -> UILabel {
    UIAppearances.proxy(UILabel.self) { UILabel() }
  }

  open override class func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
  ) -> UILabel {
    UILabel()
  }

  open override var intrinsicContentSize: CGSize {
    ownContent?.idealSize() ?? super.intrinsicContentSize
  }

  override func fittingSize(width: CGFloat? = nil) -> CGSize {
    guard numberOfLines != 1, let width, width > 0, let size = ownContent?.idealSize(width: width)
    else { return super.fittingSize(width: width) }
    return size
  }

  /// Lines begin at the edge that the alignment names, however wide the label is.
  override var ownContent: AnyView? {
    let text = AnyView(styledText)
    guard holder != nil else { return text }
    return AnyView(text.frame(maxWidth: .infinity, alignment: textAlignment.edge))
  }

  private var styledText: some View {
    (attributedText.map { UIKitText($0).text } ?? Text(text ?? "")).font(font?.font)
      .foregroundStyle(textColor?.color ?? .primary)
      .lineLimit(numberOfLines == 0 ? nil : numberOfLines)
      .multilineTextAlignment(textAlignment.alignment)
      .minimumScaleFactor(adjustsFontSizeToFitWidth ? max(0.1, minimumScaleFactor) : 1)
  }
}

public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural

  var edge: Alignment {
    switch self {
    case .left, .justified, .natural: .leading
    case .center: .center
    case .right: .trailing
    }
  }

  var alignment: TextAlignment {
    switch self {
    case .left, .justified, .natural: .leading
    case .center: .center
    case .right: .trailing
    }
  }
}
