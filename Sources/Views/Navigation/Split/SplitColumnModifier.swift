import Motion
@_spi(Engine) import ViewEngine

/// Says which column of a split view it is around, for scripts that choose for themselves: a row in one of them says
/// what those after it show.
struct SplitColumnModifier: WrapperModifier {
  let index: Int

  func makeItem(_ child: Item, node: Node) -> SplitColumnItem { SplitColumnItem(child, node: node) }

  func update(_ item: SplitColumnItem, transaction: Transaction) { item.index = index }
}

final class SplitColumnItem: WrapperItem {
  fileprivate var index = 0

  override var ownColumn: Int? { index }
}
