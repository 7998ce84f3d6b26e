import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// One page: what is in it between its bars, and what is behind them.
struct NavigationPage: View {
  let content: AnyView
  let isFirst: Bool
  let isLarge: Bool
  /// Whether another one lies over it and has come to rest.
  let isCovered: Bool
  let bar: NavigationBarValues
  let scroll: BarScroll
  let changed: (NavigationBarValues) -> Void
  @State private var bottomScroll = BarScroll()
  @State private var hasBackground = false
  @Environment(\.idiom) private var idiom
  @Environment(\.isGlass) private var isGlass
  @Environment(\.hasCompactBar) private var isCompact
  @Environment(\.columnToggle) private var columnToggle
  @Environment(\.searchTab) private var searchTab
  @Environment(\.toolsAreBelow) private var toolsAreBelow

  private var isBarEmpty: Bool { columnToggle == nil && bar.isEmpty(canGoBack: !isFirst) }

  private var height: CGFloat {
    bar.isHidden
      ? idiom == .mac && !bar.yields ? BarConstants.height(on: .mac, isEmpty: true) : 0
      : BarConstants.height(
        on: idiom, isEmpty: isBarEmpty, isGlass: isGlass, isCompact: isCompact)
        + (isLarge ? bar.largeTitleHeight : rowGrowth)
  }

  /// The bars of other devices are as high as ever, and so is that of a phone on its side.
  private var rowGrowth: CGFloat {
    (idiom == .phone || idiom == .pad) && !isCompact ? bar.rowGrowth : 0
  }

  private var schemes: BarSchemes {
    BarSchemes(
      above: bar.isHidden
        ? nil : bar.look(of: .navigationBar).scheme(isBeneath: scroll.isBeneath),
      below: bar.look(of: .bottomBar).scheme(isBeneath: bottomScroll.isBeneath))
  }

  private var collapsible: CGFloat { isLarge && !bar.isHidden ? bar.largeTitleHeight : 0 }

  private var hasBottom: Bool {
    // What is in it has the bar, as it has the one above.
    if bar.yields { return false }
    if isAboveKeyboard { return isSearching || !bar.parts(at: .keyboard).isEmpty }
    return bar.look(of: .bottomBar).visibility != .hidden
      && !(bar.parts(at: .bottom).isEmpty && !hasStatusBelow && !hasSearch)
  }

  /// A Mac's stands in the bar above.
  private var hasStatusBelow: Bool { idiom != .mac && !bar.parts(at: .status).isEmpty }

  /// Whether a field to search in stands below the page; that of a tab stands in the bar of the tabs.
  private var hasSearch: Bool { bar.search != nil && searchTab == nil }
  private var isSearching: Bool { hasSearch && bar.search?.isOpen == true }

  private var searchOfTab: TabSearchKey.Field? {
    guard searchTab == .search, let search = bar.search else { return nil }
    return bar.parts(at: .search).first.map { TabSearchKey.Field(part: $0, isOpen: search.isOpen) }
  }

  private var bottomHeight: CGFloat {
    isGlass && (isSearching || !isAboveKeyboard) ? BottomBar.glassHeight : BottomBar.height
  }

  /// The keyboard covers the bar below the page, and may have one of its own, which is there without it where keys of
  /// hardware type.
  private var isAboveKeyboard: Bool {
    guard let room = ViewGraph.current?.part(KeyboardRoom.self) else { return false }
    return room.height > 0 || !bar.parts(at: .keyboard).isEmpty && room.isTypedByHardware
  }

  var body: some View {
    VStack { content }
      .modifier(PresenceModifier(isCovered: isCovered))
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .modifier(PendingSearchModifier())
      .environment(\.isUnderLargeTitle, collapsible > 0)
      .environment(\.collapsibleAbove, collapsible)
      .environment(\.barSchemes, schemes)
      .environment(\.isAtWindowRoot, false)
      .environment(\.placedSearch, bar.placedSearch)
      .modifier(
        BarInsetModifier(
          edge: .bottom, length: hasBottom ? bottomHeight : 0, scroll: bottomScroll)
      )
      .modifier(
        BarInsetModifier(
          edge: .top, length: height, collapsible: collapsible, scroll: scroll)
      )
      .background {
        // Pages on top hide those below, and the first what is behind the stack.
        if isFirst { PageGround() } else { Color(system: .windowGround).ignoresSafeArea() }
      }
      .overlay(alignment: .top) {
        if !bar.isHidden {
          NavigationBarBackground(
            look: bar.look(of: .navigationBar), bar: bar.askedBar, ground: bar.ground,
            height: height,
            collapsible: collapsible, scroll: scroll)
        }
      }
      .overlay(alignment: .bottom) {
        if hasBottom {
          if isAboveKeyboard, !isSearching {
            KeyboardBar(bar: bar).transition(KeyboardBar.transition)
          } else {
            BottomBar(bar: bar, scroll: bottomScroll, isOnBackground: hasBackground)
          }
        }
      }
      .modifier(
        SystemBarsModifier(
          hasToolbar: idiom == .mac && !bar.isHidden && !isBarEmpty ? true : nil,
          statusBarScheme: schemes.above)
      )
      // A page that says nothing has a bar as well.
      .transformPreference(NavigationBarKey.self) { _ in }
      .transformPreference(TabSearchKey.self) { $0 = searchOfTab ?? $0 }
      .onPreferenceChange(HasContainerBackgroundKey.self) { hasBackground = $0 }
      .modifier(PreferenceReadingModifier<NavigationBarKey> { changed($0) })
      // A page on top of the first has a bar of its own, with what leads back.
      .transformPreference(NavigationBarKey.self) {
        if toolsAreBelow, !isFirst { $0 = NavigationBarValues() }
      }
  }
}

/// What is behind the bar of a page: nothing, until content is beneath it or it is told otherwise.
private struct NavigationBarBackground: View {
  let look: BarLook
  /// What UIKit's names say of it.
  let bar: UINavigationBar?
  let ground: Color?
  let height: CGFloat
  let collapsible: CGFloat
  let scroll: BarScroll

  private var opacity: Double {
    look.opacity(
      Double(
        min(max((scroll.offset - scroll.held - collapsible) / BarConstants.materialRamp, 0), 1)))
  }

  var body: some View {
    // What an app says of a bar at the edge stays where it is while what it says of one over content comes.
    if let atEdge = look.dressed(as: bar, overContent: false), atEdge.opacity(0) > 0 {
      filling(atEdge, opacity: 1)
    }
    let over = look.dressed(as: bar, overContent: true) ?? look
    if opacity > 0, over.backgroundVisibility != .hidden { filling(over, opacity: opacity) }
  }

  private func filling(_ look: BarLook, opacity: Double) -> some View {
    BarBackgroundView(look: look, edge: .bottom, ground: ground)
      .frame(height: height - min(max(scroll.offset, 0), collapsible))
      .fadedAsOne(opacity)
      .modifier(BarRiseModifier())
      .allowsHitTesting(false)
  }
}

/// The fill of a bar up to the screen's edge, with a line towards the page.
struct BarBackgroundView: View {
  let look: BarLook
  /// Where the page is.
  let edge: VerticalEdge
  /// Of the page; nil is the screen's.
  var ground: Color?
  @Environment(\.pixelLength) private var pixelLength
  @Environment(\.isGlass) private var isGlass

  var body: some View {
    if isGlass, look.background == nil { GlassBarEdge(edge: edge, ground: ground) } else { filled }
  }

  private var filled: some View {
    Color.clear
      .background {
        if look.hasMaterialBehind { Rectangle().fill(.bar).ignoresSafeArea() }
        Rectangle().fill(look.background?.style ?? AnyShapeStyle(.bar)).ignoresSafeArea()
      }
      .overlay(alignment: edge == .bottom ? .bottom : .top) {
        (look.line ?? Color(.separator)).frame(height: pixelLength)
          .opacity(look.background == nil || look.line != nil ? 1 : 0)
      }
  }
}

/// Begins as far above its place as a bar does.
struct BarRiseModifier: WrapperModifier {
  func makeItem(_ child: Item, node: Node) -> BarRiseItem { BarRiseItem(child, node: node) }
}

final class BarRiseItem: WrapperItem {
  override func layout() {
    child.superitem = self
    child.place(at: CGPoint(x: frame.minX, y: frame.minY - barRise), proposal: proposal)
  }
}

private enum IsUnderLargeTitleKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum IsAtWindowRootKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum CollapsibleAboveKey: EnvironmentKey {
  static var defaultValue: CGFloat { 0 }
}

extension EnvironmentValues {
  /// Whether a page begins below a large title, or a field to search in, which keep a list's first
  /// group away by themselves.
  var isUnderLargeTitle: Bool {
    get { self[IsUnderLargeTitleKey.self] }
    set { self[IsUnderLargeTitleKey.self] = newValue }
  }

  /// Whether a view is a Mac's whole window or a watch's screen, whose bar gives way to those of pages inside.
  var isAtWindowRoot: Bool {
    get { self[IsAtWindowRootKey.self] }
    set { self[IsAtWindowRootKey.self] = newValue }
  }

  /// So much of the bar above goes when the page scrolls, in points.
  var collapsibleAbove: CGFloat {
    get { self[CollapsibleAboveKey.self] }
    set { self[CollapsibleAboveKey.self] = newValue }
  }
}
