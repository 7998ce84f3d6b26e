import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// A view that somebody uses.
@MainActor @preconcurrency
open class UIControl: UIView {
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let touchDown = Event(rawValue: 1)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allEvents = Event(rawValue: .max)
  }

  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let normal = State([])
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
  }

  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }

  private var listeners: [(events: Event, call: (UIControl) -> Void, name: Selector?)] = []
  open var isEnabled = true { didSet { changed() } }
  open var isSelected = false { didSet { changed() } }
  open var isHighlighted = false { didSet { changed() } }
  /// Whether a tap opens the control's menu; of buttons it is heeded.
  open var showsMenuAsPrimaryAction = false { didSet { changed() } }
  public var contentHorizontalAlignment = ContentHorizontalAlignment.center

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public var state: State {
    var state = State.normal
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  public func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    listeners.append((controlEvents, { action.call(from: $0) }, action))
  }

  public func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    listeners.removeAll { $0.name != nil && (action == nil || $0.name == action) }
  }

  public func addAction(_ action: UIAction, for controlEvents: Event) {
    listeners.append((controlEvents, { action.run(from: $0) }, nil))
  }

  public func sendActions(for controlEvents: Event) {
    for listener in listeners where !listener.events.isDisjoint(with: controlEvents) {
      listener.call(self)
    }
  }

  /// As large as SwiftUI's control of the kind.
  open override var intrinsicContentSize: CGSize {
    ownContent?.idealSize() ?? super.intrinsicContentSize
  }
}
