import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

struct ScrollTargetLayoutModifier: WrapperModifier {
  let isEnabled: Bool

  func makeItem(_ child: Item, node: Node) -> ScrollTargetLayoutItem {
    ScrollTargetLayoutItem(child, node: node)
  }

  func update(_ item: ScrollTargetLayoutItem, transaction: Transaction) {
    item.isEnabled = isEnabled
  }
}

final class ScrollTargetLayoutItem: WrapperItem {
  var isEnabled = true

  /// The views of the layout inside.
  var targets: [Item] {
    var item = child
    while let wrapper = item as? WrapperItem { item = wrapper.child }
    return item.subitems
  }
}
