import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

struct FlexibleFrameModifier: WrapperModifier {
  let width: FlexibleLength
  let height: FlexibleLength
  let alignment: Alignment

  func makeItem(_ child: Item, node: Node) -> FrameItem {
    FrameItem(child, node: node)
  }

  func update(_ item: FrameItem, transaction: Transaction) {
    item.width = width.reachable(in: item.graph, "Width")
    item.height = height.reachable(in: item.graph, "Height")
    item.alignment = alignment
  }
}
