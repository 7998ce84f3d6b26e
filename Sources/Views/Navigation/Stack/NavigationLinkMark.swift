@_spi(Engine) import ViewEngine

/// Tells scripts that choose for themselves a link from a button that does something where it is.
struct NavigationLinkMark: WrapperModifier {
  func makeItem(_ child: Item, node: Node) -> NavigationLinkItem {
    NavigationLinkItem(child, node: node)
  }
}

final class NavigationLinkItem: WrapperItem {
  override var isLink: Bool { true }
}
