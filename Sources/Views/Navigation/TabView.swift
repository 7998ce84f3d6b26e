import Foundation
import Geometry
import Motion
import ViewEngine

/// Views of which one is shown at a time, chosen in a bar below it or by swiping.
///
///     TabView(selection: $tab) {
///       Home().tabItem { Label("Home", systemImage: "house") }.tag(0)
///       Search().tabItem { Label("Search", systemImage: "magnifyingglass") }.tag(1)
///     }
///
/// A tab is made when it is first chosen, and keeps its state from then on; one without a `tabItem`
/// is made at once.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>?
  private let content: Content
  @State private var chosen = 0
  @State private var bar = BarLook()
  @State private var scroll = BarScroll()
  @State private var hasInnerBar = false
  @Environment(\.tabViewLook) private var look
  @Environment(\.tabAccessory) private var accessory
  @Environment(\.idiom) private var idiom

  public init(
    selection: Binding<SelectionValue>?, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.selection = selection
    self.content = content()
  }

  public var body: some View {
    switch look {
    case .bar where hasRoom, .sidebar where hasRoom:
      SubviewsReader(content: content) { all in
        let tabs = all.filter { !($0.tabMark?.isHidden ?? false) }
        let selected = index(in: tabs)
        TopTabs(
          tabs: tabs, selected: selected, isHidden: bar.visibility == .hidden,
          hasSidebar: look == .sidebar, hasBar: hasInnerBar, choose: { choose($0, in: tabs) }
        ) {
          TabStack(tabs: tabs, selected: selected)
        }
      }
      .onPreferenceChange(HasNavigationKey.self) { hasInnerBar = $0 }
      .onPreferenceChange(TabBarLookKey.self) { bar = $0 }
    case .bar where idiom == .watch, .sidebar where idiom == .watch:
      SubviewsReader(content: content) { pages in
        let pages = Array(pages)
        TabPager(pages: pages, selected: self.index(in: pages), index: .automatic) {
          choose($0, in: pages)
        }
      }
    case .bar, .sidebar:
      let isHidden =
        bar.visibility == .hidden || UIAppearances.current?.tabBar.isHidden == true
      SubviewsReader(content: content) { all in
        let tabs = all.filter { !($0.tabMark?.isHidden ?? false) }
        let selected = index(in: tabs)
        TabStack(tabs: tabs, selected: selected)
          .modifier(
            BarInsetModifier(
              edge: .bottom, length: isHidden ? 0 : TabBarConstants.height + accessoryHeight,
              scroll: scroll)
          )
          .overlay(alignment: .bottom) {
            if !isHidden {
              VStack(spacing: 0) {
                if let accessory { TabAccessory(content: accessory) }
                TabBar(tabs: tabs, selected: selected, look: bar, scroll: scroll) {
                  choose($0, in: tabs)
                }
              }
            }
          }
      }
      .onPreferenceChange(TabBarLookKey.self) { bar = $0 }
    case .verticalPages:
      SubviewsReader(content: content) { pages in
        let pages = Array(pages)
        TabPager(pages: pages, selected: self.index(in: pages), index: .automatic, axis: .vertical)
        {
          choose($0, in: pages)
        }
      }
    case .pages(let index):
      SubviewsReader(content: content) { pages in
        let pages = Array(pages)
        TabPager(pages: pages, selected: self.index(in: pages), index: index) {
          choose($0, in: pages)
        }
      }
    }
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

extension TabView where SelectionValue == Int {
  public init(@TabContentBuilder<Int> content: () -> Content) {
    self.init(selection: nil, content: content)
  }
}

/// All tabs on top of each other, of which one is shown.
private struct TabStack: View {
  let tabs: [Subview]
  let selected: Int

  var body: some View {
    ZStack {
      ForEach(Array(tabs.enumerated()), id: \.element.id) { index, tab in
        tab.modifier(TabShowingModifier(tab: tab, isShown: index == selected))
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
