import Motion
@_spi(Engine) import ViewEngine

/// Of pages that are turned, only the one that is seen has a say in the bars around them: its title is theirs.
struct SelectedPageModifier: ViewModifier, PrimitiveModifier, PreferenceGiving {
  typealias Body = Never
  typealias K = NavigationBarKey

  let turned: TurnedPages

  func makeNode(content: any View, parent: Node, environment: EnvironmentValues) -> Node {
    PassthroughNode(modifier: self, content: content, parent: parent, environment: environment)
  }

  func change(_ value: inout NavigationBarValues, around items: [Item]) {
    guard let page = turned.page else { return }
    value = page.pagePreference(NavigationBarKey.self) ?? NavigationBarValues()
  }
}

/// What a tab view keeps of its pages without being a change of it.
final class TurnedPages {
  /// Of the page that is seen; nil where there is no other.
  private(set) weak var page: Node?

  @MainActor func turn(to selected: Int, of pages: [Subview]) {
    let isOneOfMany = pages.count > 1 && pages.indices.contains(selected)
    page = isOneOfMany ? pages[selected].entry.item.node : nil
  }
}
