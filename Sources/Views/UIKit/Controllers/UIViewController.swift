import Foundation
import Geometry
import ViewEngine

/// UIKit's controller of a view.
///
/// - Note: Approximated: its view, as a clip shows views of UIKit.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
  open var view: UIView! = UIView() { didSet { view?.controller = self } }
  open override var next: UIResponder? { view?.superview }
  open var title: String?
  public private(set) var children: [UIViewController] = []
  public private(set) weak var parent: UIViewController?
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var isModalInPresentation = false
  /// - Note: Accepted: no effect in a clip; that of a window has one.
  public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// A screen that it fills is in the system's colour unless its view has another.
  var hasGround: Bool { false }
  /// Those of the screen that it fills; nil where it does not.
  var screenInsets: EdgeInsets?
  private var hasLoaded = false
  /// What it presents, and who presents it.
  weak var presentation: ControllerPresentation?
  weak var presenter: UIViewController?
  /// Ends the presentation of SwiftUI's that it stands in; nil where it stands in none.
  var leaveHost: (() -> Void)?
  /// How large it is in a popover; as large as it wants to be where nothing is said.
  open var preferredContentSize = CGSize.zero
  /// Where there is space for popovers it is one.
  var isPopover: Bool { modalPresentationStyle == .popover }
  lazy var ownSheet = UISheetPresentationController(of: self)
  /// It has said as it loaded how the sheet stands that it is in.
  var saysSheet = false
  lazy var ownPopover = UIPopoverPresentationController(of: self)

  public override nonisolated init() { super.init() }

  public convenience init(nibName: String?, bundle: Bundle?) { self.init() }

  public required init?(coder: NSCoder) { super.init() }

  open func loadView() {}
  open func viewDidLoad() {}
  open func viewWillLayoutSubviews() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewDidLayoutSubviews() {}

  open func addChild(_ child: UIViewController) {
    child.parent = self
    children.append(child)
  }

  open func didMove(toParent parent: UIViewController?) {}
  open func willMove(toParent parent: UIViewController?) {}
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// - Note: Accepted: no effect in a clip; `statusBarHidden` and its like have one.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  open var shouldAutorotate: Bool { true }
  public func setNeedsStatusBarAppearanceUpdate() {}
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// Shows another controller over this one, as SwiftUI shows what it presents.
  open func present(
    _ viewController: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    // The outermost of those that it lies in presents.
    if let parent {
      return parent.present(viewController, animated: animated, completion: completion)
    }
    show(viewController, animated: animated, completion: completion)
  }

  /// Ends what it presents, or else the presentation that it is in.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    if let presentation { return presentation.end(isAnimated: animated, then: completion) }
    if let holder = presenter ?? parent {
      return holder.dismiss(animated: animated, completion: completion)
    }
    leaveHost?()
    completion?()
  }

  public var isViewLoaded: Bool { hasLoaded }

  public func loadViewIfNeeded() { loadIfNeeded() }
  public func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  private func loadIfNeeded() {
    guard !hasLoaded else { return }
    hasLoaded = true
    view?.controller = self
    loadView()
    viewDidLoad()
    viewWillAppear(false)
    viewWillLayoutSubviews()
    viewDidLayoutSubviews()
    viewDidAppear(false)
  }

  /// It is presented once more.
  func appearAgain(_ isAnimated: Bool) {
    viewWillAppear(isAnimated)
    viewDidAppear(isAnimated)
  }

  /// What a clip shows of the controller.
  var shown: AnyView {
    loadIfNeeded()
    // Of those of the system only the name is known.
    let isOurs = String(reflecting: type(of: self)).hasPrefix("Views.")
    let isBare =
      isOurs && view.backgroundColor == nil && view.subviews.isEmpty && view.hosted == nil
    return isBare ? AnyView(LabeledPlaceholder("\(type(of: self))")) : view.shown
  }
}
