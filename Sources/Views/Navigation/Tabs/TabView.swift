import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// Views of which one is shown at a time, chosen in a bar below it or by swiping.
///
///     TabView(selection: $tab) {
///       Home().tabItem { Label("Home", systemImage: "house") }.tag(0)
///       Search().tabItem { Label("Search", systemImage: "magnifyingglass") }.tag(1)
///     }
///
/// A tab is made when it is first chosen, and keeps its state from then on; one without a `tabItem`
/// is made at once. A phone's bar has room for five: of more it shows four, and "More", a list of the others.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>?
  private let content: Content
  @State private var chosen = 0
  @State private var bar = BarLook()
  @State private var scroll = BarScroll()
  @State private var hasInnerBar = false
  /// "More" is chosen, and none of the tabs in its list.
  @State private var isAtMoreList = false
  /// The field of the tab that searches, where bars are of glass.
  @State private var search: TabSearchKey.Field?
  @State private var turned = TurnedPages()
  @Environment(\.tabViewLook) private var look
  @Environment(\.tabAccessory) private var accessory
  @Environment(\.idiom) private var idiom
  @Environment(\.isGlass) private var isGlass
  @Environment(\.hasCompactBar) private var isCompact
  @Environment(\.tabBarMinimizeBehavior) private var minimizing
  @Environment(\.askedTabBar) private var askedTabBar

  public init(
    selection: Binding<SelectionValue>?, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.selection = selection
    self.content = content()
  }

  public var body: some View {
    switch look {
    case .bar where hasRoom, .sidebar where hasRoom: topTabs
    case .bar where idiom == .watch, .sidebar where idiom == .watch: pager()
    case .bar, .sidebar: tabsAboveBar
    case .verticalPages: pager(axis: .vertical)
    case .pages(let index): pager(index: index)
    }
  }

  private var topTabs: some View {
    SubviewsReader(content: content) { all in
      let tabs = shown(all)
      let selected = index(in: tabs)
      TopTabs(
        tabs: tabs, selected: selected, isHidden: bar.visibility == .hidden,
        hasSidebar: look == .sidebar, hasBar: hasInnerBar, choose: { choose($0, in: tabs) }
      ) {
        TabStack(tabs: tabs, selected: selected)
      }
    }
    .background { PageGround() }
    .onPreferenceChange(HasNavigationKey.self) { hasInnerBar = $0 }
    .onPreferenceChange(TabBarLookKey.self) { bar = $0 }
  }

  private var tabsAboveBar: some View {
    let isHidden =
      bar.visibility == .hidden || askedTabBar?.isHidden == true
    let length = isHidden ? 0 : barHeight
    return SubviewsReader(content: content) { all in
      let tabs = shown(all)
      let selected = index(in: tabs)
      let share = share(of: tabs)
      let faces = share.faces(of: tabs)
      let isMore = share.hasMore && (isAtMoreList || share.rest.contains(selected))
      let place = isMore ? share.inBar.count : share.inBar.firstIndex(of: selected)
      ZStack {
        TabStack(tabs: share.inBar.map { tabs[$0] }, selected: isMore ? nil : place)
        if isMore { MoreTabs(tabs: tabs, listed: share.rest, shown: listed(selected, in: tabs)) }
      }
      .onChange(of: selected) { isAtMoreList = false }
      .modifier(KeyboardAvoidanceModifier(above: length))
      .modifier(BarInsetModifier(edge: .bottom, length: length, scroll: scroll))
      .overlay(alignment: .bottom) {
        if !isHidden, isGlass {
          glassBar(faces, selected: place) { choose($0, of: share, in: tabs) }
        } else if !isHidden {
          VStack(spacing: 0) {
            if let accessory { TabAccessory(content: accessory) }
            TabBar(tabs: faces, selected: place, look: bar, scroll: scroll) {
              choose($0, of: share, in: tabs)
            }
          }
        }
      }
    }
    .background { PageGround() }
    // The bar stays where it is, beneath the keyboard.
    .modifier(KeyboardOverlapModifier())
    .environment(\.searchTab, isGlass ? .other : nil)
    .onPreferenceChange(TabBarLookKey.self) { bar = $0 }
    .onPreferenceChange(TabSearchKey.self) { search = $0 }
  }

  private func glassBar(
    _ tabs: [TabFace], selected: Int?, choose: @escaping (Int) -> Void
  ) -> some View {
    GlassTabBar(
      tabs: tabs, selected: selected, accessory: accessory,
      field: search, isMinimized: minimizing.givesWay(to: scroll.heading), choose: choose,
      expand: { scroll.forgetHeading() }
    )
    .offset(y: barDrop)
    .onAppear {
      if minimizing.isOfScrolling { ViewGraph.current?.part(MinimizingBars.self).areThere = true }
    }
  }

  /// How far a bar of glass reaches below the safe area.
  private var barDrop: CGFloat {
    GlassTabPlaces.drop(safeBottom: ViewGraph.current?.canvas.safeArea.bottom ?? 0)
  }

  private var barHeight: CGFloat {
    isGlass
      ? GlassTabPlaces.height(hasAccessory: accessory != nil) - barDrop
      : (isCompact ? TabBarConstants.compactHeight : TabBarConstants.height) + accessoryHeight
  }

  private func pager(
    index: PageTabViewStyle.IndexDisplayMode = .automatic, axis: Axis = .horizontal
  ) -> some View {
    SubviewsReader(content: content) { pages in
      let pages = Array(pages)
      let selected = self.index(in: pages)
      let _ = turned.turn(to: selected, of: pages)
      TabPager(pages: pages, selected: selected, index: index, axis: axis) {
        choose($0, in: pages)
      }
    }
    .modifier(SelectedPageModifier(turned: turned))
  }

  private func shown(_ tabs: SubviewsCollection) -> [Subview] {
    tabs.filter { !($0.tabMark?.isHidden ?? false) }
  }

  private var hasRoom: Bool { idiom == .pad || idiom == .mac || idiom == .tv }
  private var accessoryHeight: CGFloat { accessory == nil ? 0 : TabAccessory.height }

  /// The first tab where none has the tag that is selected.
  private func index(in tabs: [Subview]) -> Int {
    guard let value = selection?.wrappedValue else { return min(chosen, max(0, tabs.count - 1)) }
    return tabs.firstIndex { $0.tag?.base as? SelectionValue == value } ?? 0
  }

  private func choose(_ index: Int, in tabs: [Subview]) {
    guard let selection else { return chosen = index }
    // A tab without a tag cannot be selected.
    if let value = tabs[index].tag?.base as? SelectionValue { selection.wrappedValue = value }
  }
}

// MARK: More tabs than a bar has room for

extension TabView {
  private func share(of tabs: [Subview]) -> TabShare {
    TabShare(
      count: tabs.count,
      searching: isGlass ? tabs.firstIndex { $0.tabMark?.isSearch == true } : nil,
      isLimited: idiom == .phone)
  }

  /// Which page of the list is pushed.
  private func listed(_ selected: Int, in tabs: [Subview]) -> Binding<Int?> {
    Binding(
      get: { isAtMoreList ? nil : selected },
      set: { index in
        isAtMoreList = index == nil
        if let index { choose(index, in: tabs) }
      })
  }

  /// - Parameter place: In the bar.
  private func choose(_ place: Int, of share: TabShare, in tabs: [Subview]) {
    isAtMoreList = place == share.inBar.count
    if !isAtMoreList { choose(share.inBar[place], in: tabs) }
  }
}

extension TabView where SelectionValue == Int {
  public init(@TabContentBuilder<Int> content: () -> Content) {
    self.init(selection: nil, content: content)
  }
}

/// All tabs on top of each other, of which one is shown. Since iOS 26 the one that is for searching has the field of what
/// is made searchable around them.
private struct TabStack: View {
  let tabs: [Subview]
  let selected: Int?
  @Environment(\.isGlass) private var isGlass

  private var hasSearch: Bool { isGlass && tabs.contains { $0.tabMark?.isSearch == true } }

  var body: some View {
    ZStack {
      ForEach(Array(tabs.enumerated()), id: \.element.id) { index, tab in
        tab.modifier(
          TabShowingModifier(
            tab: tab, isShown: index == selected,
            searchIsElsewhere: hasSearch && tab.tabMark?.isSearch != true))
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
