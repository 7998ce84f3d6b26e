import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

extension View {
  /// Takes values that are dragged here.
  ///
  /// - Parameters:
  ///   - action: Given what was dropped and where, in the view's own coordinates.
  ///   - isTargeted: Told when something that could be dropped comes over the view, and leaves it.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    modifier(
      DropModifier(
        accepts: { $0 is T },
        take: { payload, place in
          guard let payload = payload as? T else { return }
          _ = action([payload], place)
        }, isTargeted: isTargeted))
  }
}

struct DropModifier: WrapperModifier {
  let accepts: (Any) -> Bool
  let take: (Any, CGPoint) -> Void
  let isTargeted: (Bool) -> Void

  func makeItem(_ child: Item, node: Node) -> DropItem { DropItem(self, child, node: node) }

  func update(_ item: DropItem, transaction: Transaction) { item.modifier = self }
}

/// A place where what is dragged can be dropped.
final class DropItem: WrapperItem {
  var modifier: DropModifier
  private var isTargeted = false

  init(_ modifier: DropModifier, _ child: Item, node: Node) {
    self.modifier = modifier
    super.init(child, node: node)
    graph.part(DragSession.self).add(self)
  }

  func accepts(_ payload: Any) -> Bool { modifier.accepts(payload) }

  func take(_ payload: Any, at point: CGPoint) {
    let frame = screenFrame
    modifier.take(payload, CGPoint(x: point.x - frame.minX, y: point.y - frame.minY))
  }

  func note(isTargeted: Bool) {
    guard isTargeted != self.isTargeted else { return }
    self.isTargeted = isTargeted
    modifier.isTargeted(isTargeted)
  }

  override func cancelAnimations() { graph.part(DragSession.self).remove(self) }
}
