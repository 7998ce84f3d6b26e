import Foundation
import ViewEngine

/// UIKit's controller of pages with tabs.
///
/// - Note: Approximated: the chosen one of its pages, without a bar.
@MainActor @preconcurrency
open class UITabBarController: UIViewController {
  open var viewControllers: [UIViewController]? {
    didSet {
      let controllers = viewControllers ?? []
      for gone in oldValue ?? [] where !controllers.contains(gone) { gone.removeFromParent() }
      for controller in controllers where controller.parent !== self { addChild(controller) }
      seen.removeAll { !controllers.contains($0) }
      show()
    }
  }
  open var selectedIndex = 0 { didSet { show() } }
  public var selectedViewController: UIViewController? {
    let controllers = viewControllers ?? []
    return controllers.indices.contains(selectedIndex) ? controllers[selectedIndex] : nil
  }
  public private(set) lazy var tabBar = UITabBar()

  /// A page is made when it is first chosen.
  private var seen: [UIViewController] = []

  private func show() {
    let selected = selectedViewController
    if let selected, !seen.contains(selected) { seen.append(selected) }
    view.hosted = AnyView(HostedPages(pages: seen, shown: selected))
  }
}
