import Foundation
import Geometry
import ViewEngine

/// A field of UIKit to write a line into, drawn as SwiftUI's.
@MainActor @preconcurrency
public final class UITextField: UIControl {
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  public var text: String? { didSet { changed() } }
  public var placeholder: String? { didSet { changed() } }
  public var font: UIFont? = .systemFont(ofSize: 17) { didSet { changed() } }
  public var textColor: UIColor? = .label { didSet { changed() } }
  public var textAlignment = NSTextAlignment.natural { didSet { changed() } }
  public var borderStyle = BorderStyle.none { didSet { changed() } }
  public var isSecureTextEntry = false { didSet { changed() } }
  /// - Note: Accepted: no effect in a clip.
  public var clearButtonMode = ViewMode.never
  public weak var delegate: (any UITextFieldDelegate)?

  public override class func appearance() -> UITextField {
    UIAppearances.proxy(UITextField.self) { UITextField() }
  }

  public override class func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
  ) -> UITextField {
    UITextField()
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: borderStyle == .roundedRect ? 34 : 22)
  }

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
    return borderStyle == .roundedRect
      ? AnyView(field.textFieldStyle(.roundedBorder)) : AnyView(field)
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
