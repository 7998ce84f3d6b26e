import Foundation
import ViewEngine

/// What a page has in the bar above it.
///
/// - Note: Approximated: the bar becomes no higher by a `prompt`.
@MainActor @preconcurrency
open class UINavigationItem: NSObject {
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never, inline }
  public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }

  let changes = ChangeCount()
  private weak var controller: UIViewController?
  private var ownTitle: String? { didSet { changes.add() } }

  /// The controller's title unless it has one of its own.
  open var title: String? {
    get { ownTitle ?? controller?.title }
    set { ownTitle = newValue }
  }
  open var titleView: UIView? { didSet { changes.add() } }
  /// A line above the title.
  open var prompt: String? { didSet { changes.add() } }
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changes.add() } }

  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changes.add() } }
  /// The first is the outermost.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changes.add() } }
  /// Whether what stands at the left leaves the way back where it is.
  open var leftItemsSupplementBackButton = false { didSet { changes.add() } }
  open var hidesBackButton = false { didSet { changes.add() } }
  /// What the way back to the page is called.
  open var backButtonTitle: String? { didSet { changes.add() } }
  /// Of it the title is heeded.
  open var backBarButtonItem: UIBarButtonItem? { didSet { changes.add() } }
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { changes.add() } }

  /// Those of the page alone.
  open var standardAppearance: UINavigationBarAppearance? { didSet { dress() } }
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { dress() } }
  /// - Note: Accepted: no effect in a clip, whose bars are those of a phone that stands upright.
  open var compactAppearance: UINavigationBarAppearance?

  /// What puts a field to search in on the page.
  var searching: (any SearchingPage)? { didSet { changes.add() } }
  /// - Note: Accepted: the field goes as SwiftUI's does.
  open var hidesSearchBarWhenScrolling = true

  /// A bar that looks as the page alone says; nil where it says nothing.
  private(set) var ownBar: UINavigationBar?
  /// Whether the bar was hidden when the page was last the one that is seen.
  var hidesBar = false { didSet { if hidesBar != oldValue { changes.add() } } }

  public init(title: String) {
    super.init()
    ownTitle = title
  }

  init(of controller: UIViewController) {
    self.controller = controller
    super.init()
  }

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  private func dress() {
    let bar = UINavigationBar()
    if let standardAppearance { bar.standardAppearance = standardAppearance }
    bar.scrollEdgeAppearance = scrollEdgeAppearance
    ownBar = standardAppearance == nil && scrollEdgeAppearance == nil ? nil : bar
    changes.add()
  }

  /// What the way back to the page is called; nil is its title, and nothing is written where it is empty.
  var backName: String? {
    switch backButtonDisplayMode {
    case .minimal: ""
    case .generic: "Back"
    case .default: backButtonTitle ?? backBarButtonItem?.title
    }
  }
}

/// What a page is searched by.
@MainActor
protocol SearchingPage: AnyObject {
  func added(to page: AnyView) -> AnyView
}
