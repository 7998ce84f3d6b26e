import Foundation
import Geometry
import ViewEngine

/// A field of UIKit to write a line into, drawn as SwiftUI's.
@MainActor @preconcurrency
open class UITextField: UIControl {
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  public var text: String? { didSet { changed() } }
  public var placeholder: String? { didSet { changed() } }
  /// - Note: Approximated: its letters look as every placeholder's.
  public var attributedPlaceholder: NSAttributedString? {
    didSet { placeholder = attributedPlaceholder?.string }
  }
  public var font: UIFont? = .systemFont(ofSize: 17) { didSet { changed() } }
  public var textColor: UIColor? = .label { didSet { changed() } }
  public var textAlignment = NSTextAlignment.natural { didSet { changed() } }
  public var borderStyle = BorderStyle.none { didSet { changed() } }
  public var isSecureTextEntry = false { didSet { changed() } }
  public var keyboardType = UIKeyboardType.default { didSet { changed() } }
  public var returnKeyType = UIReturnKeyType.default { didSet { changed() } }
  public var textContentType: UITextContentType? { didSet { changed() } }
  /// - Note: Accepted: what is typed in a clip has its own capitals.
  public var autocapitalizationType = UITextAutocapitalizationType.sentences
  public var autocorrectionType = UITextAutocorrectionType.default
  /// What stands before and behind its text, as large as its frame; by the modes, but not by who is editing.
  public var leftView: UIView? { didSet { changed() } }
  public var rightView: UIView? { didSet { changed() } }
  public var leftViewMode = ViewMode.never { didSet { changed() } }
  public var rightViewMode = ViewMode.never { didSet { changed() } }
  /// - Note: Accepted: no effect in a clip.
  public var clearButtonMode = ViewMode.never
  /// - Note: Accepted: no effect in a clip, whose keyboards have nothing above them.
  public var inputAccessoryView: UIView?
  public weak var delegate: (any UITextFieldDelegate)?

  open override class func appearance() -> UITextField {
    UIAppearances.proxy(UITextField.self) { UITextField() }
  }

  open override class func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
  ) -> UITextField {
    UITextField()
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: borderStyle == .roundedRect ? 34 : 22)
  }

  // MARK: For subclasses

  /// Called when what is written has become shorter.
  open func deleteBackward() {}
  /// - Note: Accepted: its text stands where SwiftUI's does.
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  override var ownContent: AnyView? {
    let text = Binding(get: { self.text ?? "" }) { self.write($0) }
    let isSecret = isSecureTextEntry
    let field = Group {
      if isSecret {
        SecureField(placeholder ?? "", text: text)
      } else {
        TextField(placeholder ?? "", text: text, onEditingChanged: { self.edits($0) })
      }
    }
    .onSubmit {
      _ = self.delegate?.textFieldShouldReturn(self)
      self.sendActions(for: .editingDidEndOnExit)
    }
    .font(font?.font).foregroundStyle(textColor?.color ?? .primary)
    .multilineTextAlignment(textAlignment.alignment).disabled(!isEnabled)
    .keyboardType(keyboardType).submitLabel(returnKeyType.submitLabel)
    .textContentType(textContentType)
    let bordered =
      borderStyle == .roundedRect
      ? AnyView(field.textFieldStyle(.roundedBorder)) : AnyView(field)
    let (left, right) = (beside(leftView, leftViewMode), beside(rightView, rightViewMode))
    guard left != nil || right != nil else { return bordered }
    return AnyView(
      HStack(spacing: 0) {
        left
        bordered
        right
      })
  }

  private func beside(_ view: UIView?, _ mode: ViewMode) -> AnyView? {
    guard let view, mode == .always || mode == .unlessEditing else { return nil }
    return AnyView(view.shown.frame(width: view.frame.width, height: view.frame.height))
  }

  /// The delegate may say that something is not to be written.
  private func write(_ new: String) {
    let old = text ?? ""
    guard new != old else { return }
    let whole = NSRange(location: 0, length: (old as NSString).length)
    let may =
      delegate?.textField(self, shouldChangeCharactersIn: whole, replacementString: new) ?? true
    guard may else { return changed() }
    text = new
    if new.count < old.count { deleteBackward() }
    sendActions(for: .editingChanged)
    delegate?.textFieldDidChangeSelection(self)
  }

  private func edits(_ isEditing: Bool) {
    if isEditing {
      delegate?.textFieldDidBeginEditing(self)
    } else {
      delegate?.textFieldDidEndEditing(self)
    }
    sendActions(for: isEditing ? .editingDidBegin : .editingDidEnd)
  }
}

/// What a field's return key says.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  case `continue`

  var submitLabel: SubmitLabel {
    switch self {
    case .go: .go
    case .join: .join
    case .next: .next
    case .route: .route
    case .search, .google, .yahoo: .search
    case .send: .send
    case .done: .done
    case .continue: .continue
    case .default, .emergencyCall: .return
    }
  }
}

/// Who is told what is written into a field.
///
/// - Note: Approximated: a change is told as one of the whole text.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: AnyObject {
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldDidEndEditing(_ textField: UITextField)
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
}
