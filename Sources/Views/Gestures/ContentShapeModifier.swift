import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

struct ContentShapeModifier<S: Shape>: WrapperModifier {
  /// Nothing leaves the area as it is.
  let shape: S?
  let eoFill: Bool

  func makeItem(_ child: Item, node: Node) -> ContentShapeItem {
    ContentShapeItem(child, node: node)
  }

  func update(_ item: ContentShapeItem, transaction: Transaction) {
    item.contains = shape.map { shape in
      { rect, point in shape.path(in: rect).contains(point, eoFill: eoFill) }
    }
    item.outline = shape.map { shape in { shape.path(in: $0) } }
  }
}

final class ContentShapeItem: WrapperItem {
  var contains: ((CGRect, CGPoint) -> Bool)?
  var outline: ((CGRect) -> Path)?

  override func hitTest(_ point: CGPoint) -> [Item] {
    let hit = child.hitTest(point)
    if !hit.isEmpty { return hit }
    return contains?(frame, point) ?? false ? [self] : []
  }

  override var touchBounds: CGRect? {
    guard let outline else { return child.seenTouchBounds }
    return TouchLook.around([child.seenTouchBounds, outline(frame).containedBounds])
  }
}
