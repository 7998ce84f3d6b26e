import Foundation
import ViewEngine

/// UIKit's controller of pages that lie on each other.
///
/// - Note: Approximated: the last of its pages, without a bar.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
  open var viewControllers: [UIViewController] = [] { didSet { changed(from: oldValue) } }
  public var topViewController: UIViewController? { viewControllers.last }
  public var visibleViewController: UIViewController? { viewControllers.last }
  public private(set) lazy var navigationBar = UINavigationBar()
  /// - Note: Accepted: it has no bar.
  open var isNavigationBarHidden = false
  /// - Note: Accepted: pages are swiped back in SwiftUI's stacks.
  public private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
    UIPanGestureRecognizer(target: nil, action: nil)
  public weak var delegate: (any UINavigationControllerDelegate)?

  public convenience init(rootViewController: UIViewController) {
    self.init()
    // Set in here, it would not be told to `didSet`.
    pushViewController(rootViewController, animated: false)
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let gone = Array(viewControllers.dropFirst())
    viewControllers = Array(viewControllers.prefix(1))
    return gone
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  private func changed(from old: [UIViewController]) {
    for controller in old where !viewControllers.contains(where: { $0 === controller }) {
      controller.removeFromParent()
    }
    for controller in viewControllers where controller.parent !== self { addChild(controller) }
    view.hosted = AnyView(HostedPages(pages: viewControllers, shown: viewControllers.last))
  }
}

@MainActor @preconcurrency
public protocol UINavigationControllerDelegate: AnyObject {}

extension UIViewController {
  /// The nearest of those that it lies in.
  public var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }
}
