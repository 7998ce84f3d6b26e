import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

struct HitTestingModifier: WrapperModifier {
  let isEnabled: Bool

  func makeItem(_ child: Item, node: Node) -> HitTestingItem { HitTestingItem(child, node: node) }

  func update(_ item: HitTestingItem, transaction: Transaction) { item.isEnabled = isEnabled }
}

final class HitTestingItem: WrapperItem {
  var isEnabled = true

  override var takesTouches: Bool { isEnabled }

  override func hitTest(_ point: CGPoint) -> [Item] {
    isEnabled ? child.hitTest(point) : []
  }
}
