import Foundation
import Motion
import ViewEngine

/// UIKit's controller of pages that lie on each other, in SwiftUI's stack.
///
/// - Note: Approximated: another first page is there at once.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
  open var viewControllers: [UIViewController] = [] { didSet { changed(from: oldValue) } }
  public var topViewController: UIViewController? { viewControllers.last }
  public var visibleViewController: UIViewController? {
    presentedViewController ?? viewControllers.last
  }
  public private(set) lazy var navigationBar = UINavigationBar()
  public private(set) lazy var toolbar: UIToolbar! = UIToolbar()
  open var isNavigationBarHidden = false {
    didSet { topViewController?.navigationItem.hidesBar = isNavigationBarHidden }
  }
  open var isToolbarHidden = true { didSet { changes.add() } }
  /// - Note: Accepted: bars stay while pages scroll.
  open var hidesBarsOnSwipe = false
  /// - Note: Accepted: pages are swiped back as in SwiftUI's stacks.
  public private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
    UIPanGestureRecognizer(target: nil, action: nil)
  public weak var delegate: (any UINavigationControllerDelegate)?

  let changes = ChangeCount()
  /// Whether its pages have come to be those that they are in a movement.
  private(set) var isMoved = false
  private var isToMove = false
  /// Another page has become the last, and is not in its place yet.
  private var isUnsettled = false

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    // Set in here, it would not be told to `didSet`.
    pushViewController(rootViewController, animated: false)
  }

  /// - Note: Accepted: bars of an app's own kinds are the usual ones.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Pages

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !viewControllers.contains(viewController) else { return }
    show(viewControllers + [viewController], animated)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard viewControllers.count > 1, let last = viewControllers.last else { return nil }
    show(viewControllers.dropLast(), animated)
    return last
  }

  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    guard let index = viewControllers.firstIndex(of: viewController) else { return nil }
    let gone = Array(viewControllers[(index + 1)...])
    show(Array(viewControllers[...index]), animated)
    return gone
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let gone = Array(viewControllers.dropFirst())
    show(Array(viewControllers.prefix(1)), animated)
    return gone
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    show(viewControllers, animated)
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  /// A child is a page, as in UIKit.
  open override func addChild(_ child: UIViewController) {
    if viewControllers.contains(child) {
      super.addChild(child)
    } else {
      pushViewController(child, animated: false)
    }
  }

  /// The way back, or a link of SwiftUI's, has led elsewhere.
  func follow(_ pages: [UIViewController]) {
    if pages != viewControllers { show(pages, true) }
  }

  private func show(_ pages: [UIViewController], _ isAnimated: Bool) {
    isToMove = isAnimated
    viewControllers = pages
  }

  // MARK: Bars

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    withAnimation(animated ? .easeInOut(duration: Self.hideShowBarDuration) : nil) {
      isNavigationBarHidden = hidden
    }
  }

  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  nonisolated public static let hideShowBarDuration: CGFloat = 0.2

  /// Its pages are seen wherever its view lies. The view does not keep whose it is, which would keep both for ever.
  open override func loadView() {
    ground.hosted = AnyView(ControllerStack { [weak self] in self })
  }

  override var shown: AnyView {
    let shown = super.shown
    switch presence {
    case .coming: topViewController?.come(true)
    case .there: topViewController?.appear(false)
    // Its page is told when it is seen, and is not to come back on its way off.
    case .away, .leaving: break
    }
    return shown
  }
}

extension UINavigationController {
  /// What becomes of the pages.
  public enum Operation: Int, Sendable { case none, push, pop }

  /// The last page is in its place.
  func settle() {
    guard isUnsettled, let top = topViewController else { return }
    isUnsettled = false
    top.arrive(isMoved)
    delegate?.navigationController(self, didShow: top, animated: isMoved)
  }

  private func changed(from old: [UIViewController]) {
    let (top, before) = (viewControllers.last, old.last)
    isMoved = isToMove
    isToMove = false
    let gone = old.filter { !viewControllers.contains($0) }
    for controller in gone {
      controller.isMovingFromParent = true
      controller.willMove(toParent: nil)
    }
    let new = viewControllers.filter { $0.parent !== self }
    for controller in new {
      addChild(controller)
      (controller.isMovingToParent, controller.isMovingFromParent) = (true, false)
    }
    navigationBar.items = viewControllers.map(\.navigationItem)
    top?.navigationItem.hidesBar = isNavigationBarHidden
    if presence == .there || presence == .coming, let top, top !== before {
      top.loadViewIfNeeded()
      before?.leave(isMoved)
      delegate?.navigationController(self, willShow: top, animated: isMoved)
      top.come(isMoved)
      isUnsettled = presence == .there
      if !isMoved { settle() }
    }
    for controller in gone { controller.removeFromParent() }
    for controller in new {
      if controller.presence != .coming { controller.isMovingToParent = false }
      controller.didMove(toParent: self)
    }
    changes.add()
  }
}

extension UIViewController {
  /// The nearest of those that it lies in.
  public var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }

  public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
}
