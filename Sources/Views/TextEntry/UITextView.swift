import Foundation
import Geometry
import ViewEngine

/// A view of UIKit to read or write lines in, drawn as SwiftUI's editor.
///
/// - Note: Approximated: its appearance has no effect on an editor of SwiftUI's, as from iOS 16 on.
@MainActor @preconcurrency
open class UITextView: UIView {
  open override class func appearance() -> UITextView {
    UIAppearances.proxy(UITextView.self) { UITextView() }
  }

  public var text: String! = "" { didSet { changed() } }
  public var attributedText: NSAttributedString? { didSet { changed() } }
  public var font: UIFont? = .systemFont(ofSize: 12) { didSet { changed() } }
  public var textColor: UIColor? = .label { didSet { changed() } }
  public var textAlignment = NSTextAlignment.natural { didSet { changed() } }
  public var isEditable = true { didSet { changed() } }
  /// - Note: Accepted: no effect in a clip.
  public var isSelectable = true
  public var isScrollEnabled = true { didSet { changed() } }
  public var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { changed() }
  }
  /// - Note: Accepted: what is typed in a clip is as it is typed.
  public var autocapitalizationType = UITextAutocapitalizationType.sentences
  public var autocorrectionType = UITextAutocorrectionType.default
  public var keyboardType = UIKeyboardType.default
  public var returnKeyType = UIReturnKeyType.default
  public var dataDetectorTypes: UIDataDetectorTypes = []
  /// - Note: Accepted: no effect in a clip, whose keyboards have nothing above them.
  public var inputAccessoryView: UIView?
  public weak var delegate: (any UITextViewDelegate)?

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override var ownContent: AnyView? {
    let insets = EdgeInsets(
      top: textContainerInset.top, leading: textContainerInset.left + 5,
      bottom: textContainerInset.bottom, trailing: textContainerInset.right + 5)
    let styled: AnyView
    if isEditable, attributedText == nil {
      let text = Binding(get: { self.text ?? "" }) {
        guard $0 != self.text ?? "" else { return }
        self.text = $0
        self.delegate?.textViewDidChange(self)
      }
      styled = AnyView(TextEditor(text: text).scrollContentBackground(.hidden))
    } else {
      let text = attributedText.map { UIKitText($0).text } ?? Text(verbatim: text ?? "")
      styled = AnyView(
        text.padding(insets).frame(
          maxWidth: .infinity, maxHeight: isScrollEnabled ? .infinity : nil, alignment: .topLeading)
      )
    }
    return AnyView(
      styled.font(font?.font).foregroundStyle(textColor?.color ?? .primary)
        .multilineTextAlignment(textAlignment.alignment))
  }
}

/// Who is told what is written into a text view.
@MainActor @preconcurrency
public protocol UITextViewDelegate: AnyObject {
  func textViewDidChange(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func textViewDidChange(_ textView: UITextView) {}
}

/// Whether a field mends what is written.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

/// What a text view makes links of. A clip's text has none that can be followed.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  public static let link = UIDataDetectorTypes(rawValue: 2)
  public static let address = UIDataDetectorTypes(rawValue: 4)
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
