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

  /// The views of the layout inside that are made.
  var targets: [Item] { views.filter { $0.unmade == nil } }

  /// Where they are, and where those would be that are not made.
  var targetFrames: [CGRect] { views.flatMap { $0.unmade?.viewFrames ?? [$0.frame] } }

  /// Of what stands for those.
  var unmadeFrames: [CGRect] { views.filter { $0.unmade != nil }.map(\.frame) }

  private var views: [Item] {
    var item = child
    while let wrapper = item as? WrapperItem { item = wrapper.child }
    return item.subitems
  }
}
