import Foundation
import Geometry
import ViewEngine

/// UIKit's controller of a view.
///
/// - Note: Approximated: its view, as a clip shows views of UIKit.
@MainActor @preconcurrency
open class UIViewController: _UIViewControllerBase {
  /// Loaded when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return ground
    }
    set {
      ownView = newValue
      newValue?.controller = self
    }
  }
  private var ownView: UIView?
  open override var next: UIResponder? { ownView?.superview }
  open var title: String? { didSet { navigationItem.changes.add() } }
  /// What bars show of it.
  public private(set) lazy var navigationItem = UINavigationItem(of: self)
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem()
  public internal(set) var toolbarItems: [UIBarButtonItem]? {
    didSet { navigationItem.changes.add() }
  }
  open var hidesBottomBarWhenPushed = false
  public private(set) var children: [UIViewController] = []
  public private(set) weak var parent: UIViewController?
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var isModalInPresentation = false
  /// Has the movements that it comes and goes in; nil has the usual ones.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// - Note: Accepted: no effect in a clip; that of a window has one.
  public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// A screen that it fills is in the system's colour unless its view has another.
  var hasGround: Bool { false }
  /// Those of the screen that it fills; nil where it does not.
  var screenInsets: EdgeInsets?
  public private(set) var isViewLoaded = false
  /// Whether it has been told that it is seen.
  var presence = ControllerPresence.away
  /// Another one that fills the screen lies over it.
  var isBeneathCover = false
  /// It comes with its place in what it lies in, or goes with it.
  public internal(set) var isMovingToParent = false
  public internal(set) var isMovingFromParent = false
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

  /// There are no nibs: what it shows is made by code.
  ///
  /// It is also what `super.init()` of a demo's controller is: a convenience initialiser has no symbol for that.
  public init(nibName: String? = nil, bundle: Bundle? = nil) { super.init(_controller: ()) }

  /// Of a kind that has overridden the other.
  @_disfavoredOverload
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) { super.init(_controller: ()) }

  open func loadView() {}
  open func viewDidLoad() {}
  open func viewWillLayoutSubviews() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}

  open func addChild(_ child: UIViewController) {
    if let old = child.parent, old !== self { child.removeFromParent() }
    guard child.parent == nil else { return }
    child.willMove(toParent: self)
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

  /// The navigation controller that it lies in pushes the other one, or else it presents it.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let parent { return parent.show(vc, sender: sender) }
    present(vc, animated: true)
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

  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  public func loadViewIfNeeded() {
    guard !isViewLoaded else { return }
    isViewLoaded = true
    loadView()
    // A view is as large as the screen until it is laid out, and code that puts things into it goes by that.
    let ground = ground
    if ground.frame == .zero, ground.hosted == nil {
      ChangeCount.quietly { ground.frame = UIScreen.main.bounds }
    }
    viewDidLoad()
  }

  /// Its view without what is loaded into it.
  var ground: UIView {
    if let ownView { return ownView }
    let view = UIView()
    view.controller = self
    ownView = view
    return view
  }

  /// What a clip shows of the controller.
  var shown: AnyView {
    begin()
    // Of those of the system only the name is known.
    let isOurs = String(reflecting: type(of: self)).hasPrefix("Views.")
    let isBare =
      isOurs && view.backgroundColor == nil && view.subviews.isEmpty && view.hosted == nil
    return isBare ? AnyView(LabeledPlaceholder("\(type(of: self))")) : view.shown
  }
}
