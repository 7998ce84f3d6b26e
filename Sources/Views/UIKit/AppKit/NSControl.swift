import Foundation
import Geometry
import ViewEngine

/// A view of AppKit's that somebody uses.
@MainActor @preconcurrency
open class NSControl: NSView {
  public enum ControlSize: UInt, Sendable { case regular, small, mini, large }

  /// Whether a button is on.
  public struct StateValue: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let on = StateValue(rawValue: 1)
    public static let off = StateValue(rawValue: 0)
    public static let mixed = StateValue(rawValue: -1)
  }

  public weak var target: AnyObject?
  public var action: Selector?
  open var isEnabled = true { didSet { changed() } }
  open var stringValue = "" { didSet { changed() } }
  public var font: NSFont? { didSet { changed() } }
  public var alignment = NSTextAlignment.natural { didSet { changed() } }
  /// - Note: Accepted: the control is as large as SwiftUI's.
  public var controlSize = ControlSize.regular

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public var doubleValue: Double {
    get { Double(stringValue) ?? 0 }
    set { stringValue = "\(newValue)" }
  }

  public var integerValue: Int {
    get { Int(stringValue) ?? 0 }
    set { stringValue = "\(newValue)" }
  }

  @discardableResult
  open func sendAction(_ action: Selector?, to target: Any?) -> Bool {
    action?.call(from: self)
    return action != nil
  }

  /// As large as SwiftUI's control of the kind.
  open override var intrinsicContentSize: CGSize {
    ownContent?.idealSize() ?? super.intrinsicContentSize
  }
}

extension NSView {
  public func setAccessibilityIdentifier(_ identifier: String?) {
    accessibilityIdentifier = identifier
  }

  public func setAccessibilityLabel(_ label: String?) { accessibilityLabel = label }
  /// - Note: Accepted: a clip is seen.
  public func setAccessibilityHelp(_ help: String?) {}
  public func setAccessibilityValue(_ value: Any?) {}
}
