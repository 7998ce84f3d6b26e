import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

extension View {
  /// Whether taps reach the view.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTestingModifier(isEnabled: enabled))
  }

  /// The area of the view that taps reach.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(ContentShapeModifier(shape: shape, eoFill: eoFill))
  }
}

struct HitTestingModifier: WrapperModifier {
  let isEnabled: Bool

  func makeItem(_ child: Item, node: Node) -> HitTestingItem { HitTestingItem(child, node: node) }

  func update(_ item: HitTestingItem, transaction: Transaction) { item.isEnabled = isEnabled }
}

final class HitTestingItem: WrapperItem {
  var isEnabled = true

  override func hitTest(_ point: CGPoint) -> [Item] {
    isEnabled ? child.hitTest(point) : []
  }
}

struct ContentShapeModifier<S: Shape>: WrapperModifier {
  let shape: S
  let eoFill: Bool

  func makeItem(_ child: Item, node: Node) -> ContentShapeItem {
    ContentShapeItem(child, node: node)
  }

  func update(_ item: ContentShapeItem, transaction: Transaction) {
    item.contains = { rect, point in
      shape.path(in: rect).contains(point, eoFill: eoFill)
    }
  }
}

final class ContentShapeItem: WrapperItem {
  var contains: (CGRect, CGPoint) -> Bool = { $0.contains($1) }

  override func hitTest(_ point: CGPoint) -> [Item] {
    let hit = child.hitTest(point)
    if !hit.isEmpty { return hit }
    return contains(frame, point) ? [self] : []
  }
}
