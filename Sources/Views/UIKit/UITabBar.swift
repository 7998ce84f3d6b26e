import Foundation
@_spi(Engine) import ViewEngine

/// What an app says about all of UIKit's controls of a kind: `UITabBar.appearance()`.
@MainActor
final class UIAppearances: GraphPart {
  lazy var tabBar = UITabBar()
  lazy var pageControl = UIPageControl()
  lazy var navigationBar = UINavigationBar()
  lazy var segmentedControl = UISegmentedControl()
  lazy var tableView = UITableView()

  static var current: UIAppearances? { ViewGraph.current?.part(UIAppearances.self) }

  static func ignores(_ name: String, use instead: String) {
    ViewGraph.current?.warn("\(name).appearance() changes nothing here. Use \(instead).")
  }
}

/// The bar of tabs. Heeded: `isHidden`.
@MainActor @preconcurrency
public final class UITabBar: UIView {
  public static func appearance() -> UITabBar { UIAppearances.current?.tabBar ?? UITabBar() }

  public var barTintColor: UIColor? {
    didSet { UIAppearances.ignores("UITabBar", use: "toolbarBackground(_:for:)") }
  }
  public var unselectedItemTintColor: UIColor? {
    didSet { UIAppearances.ignores("UITabBar", use: "tint(_:)") }
  }
}

/// The bar above pages.
@MainActor @preconcurrency
public final class UINavigationBar: UIView {
  public static func appearance() -> UINavigationBar {
    UIAppearances.ignores("UINavigationBar", use: "toolbarBackground(_:for:)")
    return UIAppearances.current?.navigationBar ?? UINavigationBar()
  }

  public var barTintColor: UIColor?
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  public var titleTextAttributes: [NSAttributedString.Key: Any]?
}

/// A segmented picker.
@MainActor @preconcurrency
public final class UISegmentedControl: UIView {
  public static func appearance() -> UISegmentedControl {
    UIAppearances.ignores("UISegmentedControl", use: "a picker of your own")
    return UIAppearances.current?.segmentedControl ?? UISegmentedControl()
  }

  public struct State: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let normal = State([])
    public static let selected = State(rawValue: 4)
    public static let disabled = State(rawValue: 2)
  }

  public var selectedSegmentTintColor: UIColor?

  public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State)
  {}
}

/// What a list was before iOS 16.
///
/// - Note: Accepted: its appearance has no effect on a list of iOS 16 and later either.
@MainActor @preconcurrency
public final class UITableView: UIView {
  public static func appearance() -> UITableView {
    UIAppearances.current?.tableView ?? UITableView()
  }

  public var separatorColor: UIColor?
}
