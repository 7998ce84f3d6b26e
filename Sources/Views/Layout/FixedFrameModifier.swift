import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

struct FixedFrameModifier: WrapperModifier {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  func makeItem(_ child: Item, node: Node) -> FrameItem {
    FrameItem(child, node: node)
  }

  func update(_ item: FrameItem, transaction: Transaction) {
    for (name, length) in [("width", width), ("height", height)] {
      if let length, !(length.isReachable && length >= 0) {
        item.graph.warn(
          "frame(\(name): \(length)) is not a size and was ignored; use 0 or more.")
      }
    }
    func valid(_ length: CGFloat?) -> CGFloat? {
      length.flatMap { $0.isReachable && $0 >= 0 ? $0 : nil }
    }
    item.width = FlexibleLength(fixed: valid(width))
    item.height = FlexibleLength(fixed: valid(height))
    item.alignment = alignment
  }
}
