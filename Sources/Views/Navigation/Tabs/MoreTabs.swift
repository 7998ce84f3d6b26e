import Motion
@_spi(Engine) import ViewEngine

/// The page of the tab "More": a list of the tabs that the bar has no room for, which pushes them.
///
/// - Note: Approximated: the pushed page's bar has no title, and the list nothing to rearrange the tabs with.
struct MoreTabs: View {
  let tabs: [Subview]
  /// The indices of those in the list.
  let listed: [Int]
  /// Which one is pushed; nil while the list is shown.
  let shown: Binding<Int?>

  private var path: Binding<[AnyHashable]> {
    Binding(
      get: { shown.wrappedValue.map { [AnyHashable($0)] } ?? [] },
      set: { shown.wrappedValue = $0.first?.base as? Int })
  }

  var body: some View {
    NavigationPages(
      root: List(listed, id: \.self) { MoreTabRow(index: $0, face: tabs[$0].tabFace) }
        .listStyle(.plain)
        .navigationTitle(Text(verbatim: "More"))
        .navigationBarTitleDisplayMode(.inline)
        .navigationDestination(for: Int.self) { index in
          if tabs.indices.contains(index) { MoreTabPage(tab: tabs[index]) }
        },
      path: path)
  }
}

/// A tab in the list: its icon in the tint, its title and a chevron.
private struct MoreTabRow: View {
  let index: Int
  let face: TabFace

  var body: some View {
    NavigationLink(value: index) {
      Label {
        part { $0 is TextItem }
      } icon: {
        part { $0 is ImageItem }.symbolVariant(.fill).foregroundStyle(.tint)
      }
    }
    .badge(face.badge)
  }

  private func part(_ isMeant: @escaping (Item) -> Bool) -> some View {
    TabLabelPart(label: face.label, isMeant: isMeant).labelStyle(TabLabelStyle())
  }
}

/// A tab as a pushed page. It is the same as long as the tab view is there, however often it is pushed.
private struct MoreTabPage: View {
  let tab: Subview

  var body: some View {
    tab.modifier(TabShowingModifier(tab: tab, isShown: true))
      .onDisappear {
        let root = tab.entry.item.origin
        if !root.isDestroyed { root.set(.away) }
      }
  }
}
