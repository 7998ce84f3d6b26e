import Drawing
import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

struct MaskModifier<Secondary: View>: SecondaryModifier {
  let secondary: Secondary
  let alignment: Alignment

  func makeItem(_ child: Item, secondary: Item, node: Node) -> SecondaryItem {
    MaskItem(child, secondary: secondary, isBehind: true, node: node)
  }
}

final class MaskItem: SecondaryItem {
  override func draw(into items: inout [DisplayItem]) {
    var inner: [DisplayItem] = []
    child.draw(into: &inner)
    guard !inner.isEmpty else { return }
    var mask: [DisplayItem] = []
    secondary.draw(into: &mask)
    items.append(.group(.mask(mask), inner))
  }

  override func hitTest(_ point: CGPoint) -> [Item] {
    secondary.hitTest(point).isEmpty ? [] : child.hitTest(point)
  }
}
