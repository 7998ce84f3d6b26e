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
    if !item.hasWarned {
      for case (let name, let length?) in [("width", width), ("height", height)]
      where valid(length) == nil {
        item.graph.warn(
          "frame(\(name): \(length)) is not a size and was ignored; use 0 or more.")
        item.hasWarned = true
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
