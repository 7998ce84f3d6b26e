import Motion
@_spi(Engine) import ViewEngine

/// What a bar shows of a tab.
struct TabFace {
  /// An image and a text, wherever in it they are.
  let label: AnyView?
  var badge: Text?
  /// Where bars are of glass, it stands apart.
  var isSearch = false

  /// The tab that leads to those a bar has no room for.
  @MainActor static var more: TabFace {
    TabFace(label: AnyView(Label("More", systemImage: "ellipsis")))
  }
}

extension Subview {
  var tabFace: TabFace {
    TabFace(
      label: tabMark?.label, badge: rowTraits.badge, isSearch: tabMark?.isSearch ?? false)
  }
}
