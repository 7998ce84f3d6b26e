import Foundation
import Geometry
import Motion
import Observation
@_spi(Engine) import ViewEngine

extension View {
  /// How the view is called in the bar of a tab view: the first image and the first text inside.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    TabItem(content: self, label: label(), tag: plainTag(of: self))
  }
}

/// The tag of a view that nothing but modifiers is around.
@MainActor
private func plainTag(of view: any View) -> AnyHashable? {
  guard let modified = view as? any ModifiedView else { return nil }
  if let modifier = modified.anyModifier as? TagModifier { return modifier.tag }
  return plainTag(of: modified.anyContent)
}

/// A tab, which is empty until it is shown for the first time.
struct TabItem<Content: View, Label: View>: View {
  let content: Content
  let label: Label
  let tag: AnyHashable?
  var isSearch = false
  @State private var life = TabLife()
  @Environment(\.searchTab) private var searchTab

  var body: some View {
    let searchIsElsewhere = life.searchIsElsewhere
    VStack {
      if life.hasBegun {
        content.transformEnvironment(\.pendingSearch) { if searchIsElsewhere { $0 = nil } }
      }
    }
    .environment(\.searchTab, isSearch && searchTab != nil ? .search : searchTab)
    .modifier(
      TabMarkModifier(
        mark: TabMark(label: AnyView(label), life: life, isSearch: isSearch), tag: tag))
  }
}

@Observable
final class TabLife {
  var hasBegun = false
  /// What is made searchable around all tabs is searched in another one.
  var searchIsElsewhere = false
}

/// What a tab tells its tab view.
struct TabMark {
  let label: AnyView
  let life: TabLife
  var isHidden = false
  /// Where bars are of glass, it stands apart.
  var isSearch = false
}

struct TabMarkModifier: TraitModifier {
  let mark: TabMark
  let tag: AnyHashable?

  func apply(to traits: inout Traits) {
    traits.others[ObjectIdentifier(TabMark.self)] = mark
    if let tag { traits.tag = tag }
  }
}

extension Subview {
  var tabMark: TabMark? {
    entry.traits.others[ObjectIdentifier(TabMark.self)] as? TabMark
  }
}

/// Shows a tab, or keeps it as it is.
struct TabShowingModifier: WrapperModifier {
  let tab: Subview
  let isShown: Bool
  var searchIsElsewhere = false

  func makeItem(_ child: Item, node: Node) -> TabShowingItem { TabShowingItem(child, node: node) }

  func update(_ item: TabShowingItem, transaction: Transaction) {
    item.show(tab, isShown, searchIsElsewhere: searchIsElsewhere)
  }
}

final class TabShowingItem: WrapperItem {
  /// Nil before the first update.
  private var isShown: Bool?

  func show(_ tab: Subview, _ isShown: Bool, searchIsElsewhere: Bool) {
    guard isShown != self.isShown else { return }
    let isFirst = self.isShown == nil
    self.isShown = isShown
    // What has never been shown has not appeared either.
    if isFirst && !isShown { return }
    let (life, root) = (tab.tabMark?.life, tab.entry.item.origin)
    let graph = graph
    func tell() {
      if isShown {
        if life?.searchIsElsewhere != searchIsElsewhere {
          life?.searchIsElsewhere = searchIsElsewhere
        }
        life?.hasBegun = true
      }
      if !root.isDestroyed { root.set(isShown ? .shown : .away) }
      // What it says of bars counts from now on, or no longer: it is read after layouts alone.
      guard !isFirst else { return }
      graph.setNeedsLayout()
      graph.afterUpdate {}
    }
    // The new tab appears before the old one disappears.
    graph.afterUpdate { if isShown { tell() } else { graph.afterUpdate(tell) } }
  }

  private var isThere: Bool { isShown ?? false }

  override var subitems: [Item] { isThere ? [child] : [] }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    isThere ? child.size(for: proposal) : .zero
  }

  override func layout() {
    if isThere { super.layout() }
  }

  override func explicitGuides(in size: CGSize) -> Guides {
    isThere ? child.guides(in: size) : [:]
  }
}

extension TabShowingItem: BackgroundContainer {
  /// All of a page that is turned, which may keep a part of the screen free.
  func background(for container: ContainerBackgroundPlacement) -> CGRect? {
    guard container == .tabView else { return nil }
    let page = superitem is PageSafeAreaItem ? superitem?.superitem : superitem
    return (page as? RelativeFrameItem)?.frame
  }
}
