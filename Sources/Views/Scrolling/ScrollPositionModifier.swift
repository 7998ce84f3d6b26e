import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

extension Binding {
  func setErased<Wrapped: Hashable>(_ id: AnyHashable) where Value == Wrapped? {
    if let id = id.base as? Wrapped { wrappedValue = id }
  }
}

/// A binding to the id of what is at the edge.
struct ScrollPositionBinding {
  let id: () -> AnyHashable?
  let set: (AnyHashable) -> Void
  let anchor: UnitPoint?
}

struct ScrollPositionModifier: WrapperModifier {
  let position: ScrollPositionBinding

  func makeItem(_ child: Item, node: Node) -> ScrollPositionItem {
    ScrollPositionItem(child, node: node)
  }

  func update(_ item: ScrollPositionItem, transaction: Transaction) {
    item.take(position, transaction: transaction)
  }
}

/// Connects a binding with the scroll view inside.
final class ScrollPositionItem: WrapperItem {
  private var position: ScrollPositionBinding?
  private var known: AnyHashable?

  private var scroll: ScrollItem? {
    var item = child
    while let wrapper = item as? WrapperItem {
      if let scroll = wrapper as? ScrollItem { return scroll }
      item = wrapper.child
    }
    return nil
  }

  func take(_ position: ScrollPositionBinding, transaction: Transaction) {
    self.position = position
    scroll?.moved = { [weak self] in self?.report() }
    let id = position.id()
    guard let id, id != known else { return }
    known = id
    let isAnimated = transaction.animation != nil
    graph.afterUpdate { [weak self] in
      guard let self, let target = self.scroll?.target(withID: id) else { return }
      target.scrollIntoView(anchor: position.anchor ?? .topLeading, isAnimated: isAnimated)
      self.scroll?.isSent = isAnimated
    }
  }

  private func report() {
    if scroll?.isSent ?? false { return }
    guard let id = scroll?.nearestTarget(anchor: position?.anchor)?.dynamicKey, id != known else {
      return
    }
    known = id
    position?.set(id)
  }
}
