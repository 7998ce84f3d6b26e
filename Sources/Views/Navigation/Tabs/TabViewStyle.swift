import Motion
import ViewEngine

/// How a tab view lets its tabs be chosen.
@MainActor @preconcurrency
public protocol TabViewStyle {
  nonisolated var _look: _TabViewLook { get }
}

/// The looks there are.
public enum _TabViewLook: Hashable, Sendable {
  case bar
  /// A bar that can become a sidebar.
  case sidebar
  case pages(index: PageTabViewStyle.IndexDisplayMode)
  /// Below each other.
  case verticalPages
}

/// The style that suits the place: a bar at the bottom.
public struct DefaultTabViewStyle: TabViewStyle {
  nonisolated public init() {}
  nonisolated public var _look: _TabViewLook { .bar }
}

/// A bar at the bottom.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  nonisolated public init() {}
  nonisolated public var _look: _TabViewLook { .bar }
}

/// A bar; where there is room for it also a sidebar: a tablet's bar has a button that shows it, a Mac
/// and a television show nothing else.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  nonisolated public init() {}
  nonisolated public var _look: _TabViewLook { .sidebar }
}

/// Pages side by side that are swiped, with a row of dots. All pages are made at once.
public struct PageTabViewStyle: TabViewStyle {
  /// When the dots are shown.
  public struct IndexDisplayMode: Hashable, Sendable {
    /// The fewest pages that are shown as dots.
    let fewest: Int

    /// Where there is more than one page.
    public static let automatic = IndexDisplayMode(fewest: 2)
    public static let always = IndexDisplayMode(fewest: 1)
    public static let never = IndexDisplayMode(fewest: .max)
  }

  private let index: IndexDisplayMode

  nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    index = indexDisplayMode
  }

  nonisolated public var _look: _TabViewLook { .pages(index: index) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// A watch's pages below each other, with a column of dots.
public struct VerticalPageTabViewStyle: TabViewStyle {
  /// How a page goes over into the next one.
  public enum TransitionStyle: Sendable {
    case automatic, blur, identity
  }

  /// - Parameter transitionStyle: Approximated: pages move whatever is said.
  nonisolated public init(transitionStyle: TransitionStyle = .automatic) {}
  nonisolated public var _look: _TabViewLook { .verticalPages }
}

extension TabViewStyle where Self == VerticalPageTabViewStyle {
  public static var verticalPage: VerticalPageTabViewStyle { VerticalPageTabViewStyle() }

  public static func verticalPage(
    transitionStyle: VerticalPageTabViewStyle.TransitionStyle
  ) -> VerticalPageTabViewStyle {
    VerticalPageTabViewStyle(transitionStyle: transitionStyle)
  }
}

// MARK: Dots

/// How the dots of pages look.
@MainActor @preconcurrency
public protocol IndexViewStyle {
  nonisolated var _hasBackground: Bool { get }
}

/// White dots, on a field of their own or on the page.
public struct PageIndexViewStyle: IndexViewStyle {
  public struct BackgroundDisplayMode: Equatable, Sendable {
    let isShown: Bool

    /// Shown only while the dots are dragged, which clips do not do.
    public static let automatic = BackgroundDisplayMode(isShown: false)
    public static let interactive = BackgroundDisplayMode(isShown: false)
    public static let always = BackgroundDisplayMode(isShown: true)
    public static let never = BackgroundDisplayMode(isShown: false)
  }

  private let background: BackgroundDisplayMode

  nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    background = backgroundDisplayMode
  }

  nonisolated public var _hasBackground: Bool { background.isShown }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode)
    -> PageIndexViewStyle
  {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

private enum TabViewLookKey: EnvironmentKey {
  static var defaultValue: _TabViewLook { .bar }
}

private enum PageIndexBackgroundKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  var tabViewLook: _TabViewLook {
    get { self[TabViewLookKey.self] }
    set { self[TabViewLookKey.self] = newValue }
  }

  var pageIndexHasBackground: Bool {
    get { self[PageIndexBackgroundKey.self] }
    set { self[PageIndexBackgroundKey.self] = newValue }
  }
}

extension View {
  /// How the tab views inside let their tabs be chosen.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabViewLook, style._look)
  }

  /// How the dots of the tab views inside look.
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    environment(\.pageIndexHasBackground, style._hasBackground)
  }
}
