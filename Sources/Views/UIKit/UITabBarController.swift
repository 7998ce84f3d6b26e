import Foundation
import ViewEngine

/// UIKit's controller of pages with tabs.
///
/// - Note: Approximated: the chosen one of its pages, without a bar.
@MainActor @preconcurrency
open class UITabBarController: UIViewController {
  open var viewControllers: [UIViewController]? { didSet { show() } }
  open var selectedIndex = 0 { didSet { show() } }
  public var selectedViewController: UIViewController? {
    let controllers = viewControllers ?? []
    return controllers.indices.contains(selectedIndex) ? controllers[selectedIndex] : nil
  }
  public private(set) lazy var tabBar = UITabBar()

  private func show() {
    for controller in viewControllers ?? [] where controller.parent !== self {
      addChild(controller)
    }
    view.hosted = selectedViewController?.shown
  }
}
