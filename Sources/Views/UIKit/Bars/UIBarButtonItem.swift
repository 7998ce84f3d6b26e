import Foundation
import ViewEngine

/// What stands in a bar of UIKit's.
///
/// - Note: Accepted: its appearance has no effect in a clip; what stands in a bar has SwiftUI's styles.
@MainActor @preconcurrency
open class UIBarButtonItem: NSObject {
  public static func appearance() -> UIBarButtonItem {
    UIAppearances.proxy(UIBarButtonItem.self) { UIBarButtonItem() }
  }

  public static func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
  ) -> UIBarButtonItem {
    UIBarButtonItem()
  }

  public var title: String? { didSet { changes.add() } }
  public var image: UIImage? { didSet { changes.add() } }
  public var tintColor: UIColor? { didSet { changes.add() } }
  public var isEnabled = true { didSet { changes.add() } }
  public var isHidden = false { didSet { changes.add() } }
  public var style = Style.plain { didSet { changes.add() } }
  /// Of a gap, in points; what stands in a bar is as wide as it wants to be.
  public var width: CGFloat = 0 { didSet { changes.add() } }
  public var customView: UIView? { didSet { changes.add() } }
  /// Opens with a tap, or with a long press where a tap does something.
  public var menu: UIMenu? { didSet { changes.add() } }
  public var primaryAction: UIAction? { didSet { take(primaryAction) } }
  public var tag = 0
  public var accessibilityLabel: String?
  public var accessibilityIdentifier: String?

  public weak var target: AnyObject?
  public var action: Selector?
  private(set) var systemItem: SystemItem?
  let changes = ChangeCount()

  public enum Style: Int, Sendable { case plain, bordered, done, prominent }

  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo
    case redo, close
  }

  public override nonisolated init() { super.init() }

  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    listen(target, action)
  }

  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    self.style = style
    listen(target, action)
  }

  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init()
    take(systemItem)
    listen(target, action)
  }

  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    take(systemItem)
    self.menu = menu
    act(by: primaryAction)
  }

  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    act(by: primaryAction)
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.menu = menu
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }

  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let space = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    space.width = width
    return space
  }

  /// In an initializer of its own, nothing is told to `didSet`.
  private func act(by action: UIAction?) { primaryAction = action }

  private func listen(_ target: Any?, _ action: Selector?) {
    self.target = target as AnyObject?
    self.action = action
  }

  private func take(_ systemItem: SystemItem) {
    self.systemItem = systemItem
    if systemItem == .done || systemItem == .save { style = .done }
  }

  /// An action's name is the button's, unless it has one.
  private func take(_ action: UIAction?) {
    if let title = action?.title, !title.isEmpty { self.title = title }
    if let image = action?.image { self.image = image }
    changes.add()
  }

  /// A finger has pressed it.
  func press() {
    primaryAction?.run(from: self)
    action?.call(from: self)
  }

  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}

  public func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {}
}
