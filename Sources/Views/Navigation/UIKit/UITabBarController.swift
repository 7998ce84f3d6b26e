import Foundation
import Motion
import ViewEngine

/// UIKit's controller of pages with tabs, in SwiftUI's view of tabs.
@MainActor @preconcurrency
open class UITabBarController: UIViewController {
  open var viewControllers: [UIViewController]? {
    didSet {
      let controllers = viewControllers ?? []
      let chosen = oldValue.flatMap { old in
        old.indices.contains(selectedIndex) ? old[selectedIndex] : nil
      }
      // The page that is seen stays so as long as it is there.
      if let chosen { selectedIndex = controllers.firstIndex(of: chosen) ?? 0 }
      for gone in oldValue ?? [] where !controllers.contains(gone) {
        gone.willMove(toParent: nil)
        gone.removeFromParent()
      }
      for controller in controllers where controller.parent !== self {
        addChild(controller)
        controller.didMove(toParent: self)
      }
      changes.add()
    }
  }
  open var selectedIndex = 0 { didSet { changes.add() } }
  public var selectedViewController: UIViewController? {
    get {
      let controllers = viewControllers ?? []
      return controllers.indices.contains(selectedIndex) ? controllers[selectedIndex] : nil
    }
    set {
      if let index = viewControllers?.firstIndex(where: { $0 === newValue }) {
        selectedIndex = index
      }
    }
  }
  public private(set) lazy var tabBar = UITabBar()
  public weak var delegate: (any UITabBarControllerDelegate)?
  let changes = ChangeCount()

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  /// A finger has chosen a tab.
  func choose(_ index: Int) {
    guard let controllers = viewControllers, controllers.indices.contains(index) else { return }
    let page = controllers[index]
    guard delegate?.tabBarController(self, shouldSelect: page) ?? true else { return }
    selectedIndex = index
    delegate?.tabBarController(self, didSelect: page)
  }

  /// Its tabs are seen wherever its view lies. The view does not keep whose it is, which would keep both for ever.
  open override func loadView() {
    ground.hosted = AnyView(ControllerTabs { [weak self] in self })
  }
}

/// Who is asked and told which tab is chosen.
@MainActor @preconcurrency
public protocol UITabBarControllerDelegate: AnyObject {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}

extension UIViewController {
  /// The nearest of those that it lies in.
  public var tabBarController: UITabBarController? {
    parent as? UITabBarController ?? parent?.tabBarController
  }
}
