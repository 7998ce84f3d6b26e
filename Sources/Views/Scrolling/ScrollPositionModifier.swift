import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

extension View {
  /// Names the view at the scroll view's edge, or at an anchor of it, and scrolls to another one.
  public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
    modifier(
      ScrollPositionModifier(
        position: ScrollPositionBinding(
          target: {
            id.wrappedValue.map { .view(AnyHashable($0), anchor ?? .topLeading) } ?? .none
          },
          set: { new, _ in if let new { id.setErased(new) } }, anchor: anchor)))
  }

  /// Tells where the scroll view is, and scrolls it somewhere else.
  public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil)
    -> some View
  {
    modifier(
      ScrollPositionModifier(
        position: ScrollPositionBinding(
          target: { position.wrappedValue.target },
          set: { new, isByUser in
            if let new { position.wrappedValue.shownID = new }
            if isByUser, !position.wrappedValue.isPositionedByUser {
              position.wrappedValue.isPositionedByUser = true
              position.wrappedValue.target = .none
            }
          }, anchor: anchor)))
  }
}

extension Binding {
  fileprivate func setErased<Wrapped: Hashable>(_ id: AnyHashable) where Value == Wrapped? {
    if let id = id.base as? Wrapped { wrappedValue = id }
  }
}

/// A binding to where a scroll view is.
struct ScrollPositionBinding {
  let target: () -> ScrollPosition.Target
  /// Takes the id of the view at the edge, and whether a finger has moved it there.
  let set: (AnyHashable?, _ isByUser: Bool) -> Void
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
final class ScrollPositionItem: WrapperItem, ScrollWatching {
  private var position: ScrollPositionBinding?
  private var target = ScrollPosition.Target.none
  /// The view that the binding names.
  private var known: AnyHashable?
  /// The view at the edge is not made yet.
  private var isWaiting = false

  override func layout() {
    super.layout()
    child.innerScrollView?.watchers.add(self)
  }

  func take(_ position: ScrollPositionBinding, transaction: Transaction) {
    self.position = position
    let target = position.target()
    guard target != self.target else { return }
    self.target = target
    if case .view(let id, _) = target {
      guard id != known else { return }
      known = id
    }
    let isAnimated = transaction.animation != nil
    // Who changes the position may say where the view comes to stand.
    let way =
      if let anchor = transaction.scrollTargetAnchor, case .view(let id, _) = target {
        ScrollPosition.Target.view(id, anchor)
      } else { target }
    graph.afterUpdate { [weak self] in
      guard let self, let scroll = self.child.innerScrollView else { return }
      guard scroll.makeTarget(of: way) else {
        return self.go(way, in: scroll, anchor: position.anchor, isAnimated)
      }
      // What is shown meanwhile is not where it goes.
      scroll.isSent = true
      // It is there, and has its place, after the next update.
      self.graph.afterUpdate { [weak self, weak scroll] in
        guard let self, let scroll else { return }
        self.go(way, in: scroll, anchor: position.anchor, isAnimated)
      }
    }
  }

  private func go(
    _ way: ScrollPosition.Target, in scroll: ScrollItem, anchor: UnitPoint?, _ isAnimated: Bool
  ) {
    scroll.go(to: way, anchor: anchor, isAnimated)
    if case .view = way { scroll.isSent = isAnimated }
  }

  func scrollMoved(_ item: ScrollItem) {
    guard !item.isSent else { return }
    guard item.showsUnmade else { return name(item) }
    guard !isWaiting else { return }
    // What has come into sight is there with the next update.
    isWaiting = true
    graph.afterUpdate { [weak self, weak item] in
      self?.isWaiting = false
      if let self, let item, !item.isSent { self.name(item) }
    }
  }

  private func name(_ item: ScrollItem) {
    let id = item.nearestTarget(anchor: position?.anchor)?.dynamicKey
    let isByUser = item.phase == .interacting
    guard isByUser || (id != nil && id != known) else { return }
    if let id {
      known = id
      // A binding that comes back with this view does not send it there.
      if case .view(_, let anchor) = target { target = .view(id, anchor) }
    }
    position?.set(id, isByUser)
    if isByUser, let now = position?.target() { target = now }
  }
}

extension ScrollItem {
  /// Has the view made that it is to go to, or what tells where the end is.
  ///
  /// - Returns: Whether it was not.
  fileprivate func makeTarget(of way: ScrollPosition.Target) -> Bool {
    switch way {
    case .view(let id, _):
      target(withID: id) == nil
        && (node.makeElement(withID: id) || node.makeAllElements())
    case .edge(.bottom), .edge(.trailing): node.makeElementsInOrder()
    default: false
    }
  }

  func go(to target: ScrollPosition.Target, anchor: UnitPoint?, _ isAnimated: Bool) {
    let range = range
    func scroll(_ x: CGFloat?, _ y: CGFloat?) {
      self.scroll(
        to: CGPoint(x: x ?? offset.x, y: y ?? offset.y), isAnimated: isAnimated)
    }
    switch target {
    case .none: break
    case .view(let id, let own):
      self.target(withID: id)?.scrollIntoView(
        anchor: own ?? anchor ?? .topLeading, isAnimated: isAnimated)
    case .edge(.top): scroll(nil, 0)
    case .edge(.bottom): scroll(nil, range.height)
    case .edge(.leading): scroll(0, nil)
    case .edge(.trailing): scroll(range.width, nil)
    case .point(let point): scroll(point.x, point.y)
    case .x(let x): scroll(x, nil)
    case .y(let y): scroll(nil, y)
    }
  }
}
