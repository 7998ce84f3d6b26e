import Foundation
import Geometry
import ViewEngine

/// A text of AppKit's, or a field to write one into, drawn as SwiftUI's.
@MainActor @preconcurrency
open class NSTextField: NSControl {
  public enum BezelStyle: UInt, Sendable { case squareBezel, roundedBezel }

  public var placeholderString: String? { didSet { changed() } }
  public var textColor: NSColor? { didSet { changed() } }
  public var isEditable = true { didSet { changed() } }
  public var isBordered = false { didSet { changed() } }
  public var isBezeled = true { didSet { changed() } }
  /// - Note: Accepted: the field is as round as SwiftUI's.
  public var bezelStyle = BezelStyle.squareBezel
  public var isSelectable = true
  public var drawsBackground = true
  public var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { changed() } }
  /// 0: as many as there are.
  public var maximumNumberOfLines = 0 { didSet { changed() } }
  public var usesSingleLineMode = false
  public var focusRingType = NSFocusRingType.default
  public weak var delegate: (any NSTextFieldDelegate)?

  public convenience init(string: String) {
    self.init(frame: .zero)
    stringValue = string
  }

  public convenience init(labelWithString string: String) {
    self.init(string: string)
    isEditable = false
    isBezeled = false
    maximumNumberOfLines = 1
  }

  public convenience init(wrappingLabelWithString string: String) {
    self.init(labelWithString: string)
    maximumNumberOfLines = 0
  }

  /// What is typed cannot be read.
  var isSecret: Bool { false }

  override var ownContent: AnyView? {
    let color = textColor?.color ?? .primary
    guard isEditable else {
      return AnyView(
        Text(verbatim: stringValue).lineLimit(maximumNumberOfLines > 0 ? maximumNumberOfLines : nil)
          .multilineTextAlignment(alignment.alignment).font(font?.font).foregroundStyle(color))
    }
    let text = Binding(get: { self.stringValue }) { self.write($0) }
    let placeholder = placeholderString ?? ""
    let isSecret = isSecret
    let field = Group {
      if isSecret {
        SecureField(placeholder, text: text)
      } else {
        TextField(placeholder, text: text)
      }
    }
    .onSubmit { self.submit() }
    .multilineTextAlignment(alignment.alignment).font(font?.font).foregroundStyle(color)
    .disabled(!isEnabled)
    return isBezeled || isBordered
      ? AnyView(field.textFieldStyle(.roundedBorder)) : AnyView(field.textFieldStyle(.plain))
  }

  private func write(_ new: String) {
    guard new != stringValue else { return }
    stringValue = new
    delegate?.controlTextDidChange(told)
  }

  private func submit() {
    sendAction(action, to: target)
    delegate?.controlTextDidEndEditing(told)
  }

  private var told: Notification { Notification(name: Self.change, object: self) }
  private static let change = Notification.Name("NSControlTextDidChangeNotification")
}

/// A field whose text cannot be read.
@MainActor @preconcurrency
open class NSSecureTextField: NSTextField {
  override var isSecret: Bool { true }
}

/// A field to look for something.
@MainActor @preconcurrency
open class NSSearchField: NSTextField {
  public var sendsSearchStringImmediately = false
  public var sendsWholeSearchString = false
}

/// Whether there is a ring around what has the keyboard. A clip's fields have SwiftUI's.
public enum NSFocusRingType: UInt, Sendable { case `default`, none, exterior }

/// Who is told what is written into a field.
@MainActor @preconcurrency
public protocol NSTextFieldDelegate: AnyObject {
  func controlTextDidChange(_ obj: Notification)
  func controlTextDidEndEditing(_ obj: Notification)
}

extension NSTextFieldDelegate {
  public func controlTextDidChange(_ obj: Notification) {}
  public func controlTextDidEndEditing(_ obj: Notification) {}
}

public typealias NSSearchFieldDelegate = NSTextFieldDelegate
