import Foundation
import Geometry
import Motion
import Observation
import ViewEngine

/// UIKit's controller of pages that a finger turns.
///
/// - Note: Approximated: its pages are asked for once, from the one that is shown on and back until there are no more or
///   one comes again; they slide, whatever its style of transition is.
@MainActor @preconcurrency
open class UIPageViewController: UIViewController {
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  public enum NavigationDirection: Int, Sendable { case forward, reverse }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
    public static let spineLocation = OptionsKey(rawValue: "spineLocation")
  }

  public let transitionStyle: TransitionStyle
  public let navigationOrientation: NavigationOrientation
  public weak var dataSource: (any UIPageViewControllerDataSource)?
  public weak var delegate: (any UIPageViewControllerDelegate)?
  public private(set) var viewControllers: [UIViewController]?

  /// More pages than these are not asked for.
  private static let most = 50
  fileprivate let pages = PageList()

  public init(
    transitionStyle style: TransitionStyle = .scroll,
    navigationOrientation: NavigationOrientation = .horizontal,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    transitionStyle = .scroll
    navigationOrientation = .horizontal
    super.init(coder: coder)
  }

  /// Shows a page, by itself or, animated, by turning to it.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    self.viewControllers = viewControllers
    let shown = viewControllers?.first
    if let shown, !pages.all.contains(where: { $0 === shown }) { pages.all = [] }
    if pages.shown !== shown {
      withAnimation(animated ? .default : nil) { pages.shown = shown }
    }
    completion?(true)
  }

  /// Its pages are seen wherever its view lies.
  open override func loadView() { view = PagedGround(of: self) }

  override var shown: AnyView {
    begin()
    return view.shown
  }

  /// All pages in their order, from the one that is shown.
  fileprivate func found() -> [UIViewController] {
    guard let first = viewControllers?.first else { return [] }
    func walk(_ next: (UIViewController) -> UIViewController?) -> [UIViewController] {
      var found: [UIViewController] = []
      var last = first
      while found.count < Self.most, let page = next(last), page !== first,
        !found.contains(where: { $0 === page })
      {
        found.append(page)
        last = page
      }
      return found
    }
    let after = walk { dataSource?.pageViewController(self, viewControllerAfter: $0) }
    let before = walk { dataSource?.pageViewController(self, viewControllerBefore: $0) }
      .filter { page in !after.contains { $0 === page } }
    return before.reversed() + [first] + after
  }

  fileprivate func turned(to page: UIViewController) {
    guard page !== viewControllers?.first else { return }
    let old = viewControllers ?? []
    delegate?.pageViewController(self, willTransitionTo: [page])
    viewControllers = [page]
    pages.shown = page
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: old, transitionCompleted: true)
  }
}

/// Who has a page controller's pages.
@MainActor @preconcurrency
public protocol UIPageViewControllerDataSource: AnyObject {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// Who is told that a page was turned.
@MainActor @preconcurrency
public protocol UIPageViewControllerDelegate: AnyObject {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}

/// The pages that have been found, and the one that is shown.
@Observable
private final class PageList {
  var all: [UIViewController] = []
  var shown: UIViewController?
}

/// The view of a controller of pages.
private final class PagedGround: UIView {
  init(of controller: UIPageViewController) {
    super.init(frame: .zero)
    self.controller = controller
  }

  required init?(coder: NSCoder) { nil }

  override var ownContent: AnyView? {
    (controller as? UIPageViewController).map {
      AnyView(UIPageViewControllerBody(controller: $0, pages: $0.pages))
    }
  }
}

private struct UIPageViewControllerBody: View {
  let controller: UIPageViewController
  let pages: PageList

  var body: some View {
    let all = pages.all.isEmpty ? controller.found() : pages.all
    let selection = Binding {
      all.firstIndex { $0 === pages.shown } ?? 0
    } set: {
      if all.indices.contains($0) { controller.turned(to: all[$0]) }
    }
    TabView(selection: selection) {
      ForEach(all.indices, id: \.self) { all[$0].shown.tag($0) }
    }
    .tabViewStyle(.page(indexDisplayMode: .never))
    .onAppear { pages.all = all }
  }
}
