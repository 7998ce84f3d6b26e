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

  public init() {}

  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}

  public func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {}
}
