import Foundation
import ViewEngine

/// What stands in a bar of UIKit's.
///
/// - Note: Accepted: its appearance has no effect in a clip; what stands in a bar has SwiftUI's styles.
@MainActor @preconcurrency
public final class UIBarButtonItem {
  public static func appearance() -> UIBarButtonItem {
    UIAppearances.proxy(UIBarButtonItem.self) { UIBarButtonItem() }
  }

  public static func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
  ) -> UIBarButtonItem {
    UIBarButtonItem()
  }

  public var title: String?
  public var image: UIImage?
  public var tintColor: UIColor?
  public var isEnabled = true

  /// - Note: Accepted: nothing in a bar of UIKit's is pressed in a clip.
  public weak var target: AnyObject?
  public var action: Selector?

  public enum Style: Int, Sendable { case plain, bordered, done, prominent }

  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo
    case redo, close
  }

  public init() {}

  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    listen(target, action)
  }

  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    listen(target, action)
  }

  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init()
    listen(target, action)
  }

  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init()
    title = primaryAction?.title
  }

  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction?) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
  }

  public static func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem() }
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem { UIBarButtonItem() }

  private func listen(_ target: Any?, _ action: Selector?) {
    self.target = target as AnyObject?
    self.action = action
  }

  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}

  public func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {}
}
