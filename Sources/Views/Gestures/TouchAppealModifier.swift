import Motion
@_spi(Engine) import ViewEngine

/// Says of a control whether a script that chooses for itself should tap it sooner or later than others.
struct TouchAppealModifier: WrapperModifier {
  let appeal: TouchAppeal

  func makeItem(_ child: Item, node: Node) -> TouchAppealItem { TouchAppealItem(child, node: node) }

  func update(_ item: TouchAppealItem, transaction: Transaction) { item.appeal = appeal }
}

final class TouchAppealItem: WrapperItem {
  var appeal = TouchAppeal.usual

  override var ownAppeal: TouchAppeal? { appeal }
}
