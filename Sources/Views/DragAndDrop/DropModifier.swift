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
      DropDestinationModifier(isTargeted: isTargeted) { (items: [T], session) in
        _ = action(items, session.location)
      })
  }

  /// Takes values that are dragged here.
  ///
  /// - Parameters:
  ///   - isEnabled: Whether it takes any.
  ///   - action: Given what was dropped, and the way that it came.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, isEnabled: Bool = true,
    action: @escaping ([T], DropSession) -> Void
  ) -> some View {
    modifier(DropDestinationModifier(isEnabled: isEnabled, take: action))
  }
}

struct DropModifier: WrapperModifier {
  let accepts: (Any) -> Bool
  let take: (Any, CGPoint) -> Void
  let isTargeted: (Bool) -> Void
  /// Follows what is over the view, in its own coordinates, and says whether it may be dropped; nil
  /// leaves that as it was.
  var follow: (DropPhase, Any, CGPoint) -> Bool? = { _, _, _ in true }
  /// Told where something is let go that may not be dropped.
  var refuse: (CGPoint) -> Void = { _ in }

  func makeItem(_ child: Item, node: Node) -> DropItem { DropItem(self, child, node: node) }

  func update(_ item: DropItem, transaction: Transaction) { item.modifier = self }
}

/// What something that is dragged does over a view.
enum DropPhase {
  case entered, moved, exited
}

/// A place where what is dragged can be dropped.
final class DropItem: WrapperItem {
  var modifier: DropModifier
  private var isTargeted = false
  /// Whether it may be dropped where it is now.
  private var isAllowed = true

  init(_ modifier: DropModifier, _ child: Item, node: Node) {
    self.modifier = modifier
    super.init(child, node: node)
    graph.part(LiveDrag.self).add(self)
  }

  func accepts(_ payload: Any) -> Bool { modifier.accepts(payload) }

  /// - Returns: Whether it was taken, and not refused.
  func take(_ payload: Any, at point: CGPoint) -> Bool {
    isTargeted = false
    modifier.isTargeted(false)
    if isAllowed { modifier.take(payload, local(point)) } else { modifier.refuse(local(point)) }
    return isAllowed
  }

  /// - Parameter isOver: Whether it is this place that would take it.
  func note(_ payload: Any, at point: CGPoint, isOver: Bool) {
    if isOver {
      if !isTargeted { isAllowed = modifier.follow(.entered, payload, local(point)) ?? true }
      isAllowed = modifier.follow(.moved, payload, local(point)) ?? isAllowed
    } else if isTargeted {
      _ = modifier.follow(.exited, payload, local(point))
    }
    guard isOver != isTargeted else { return }
    isTargeted = isOver
    modifier.isTargeted(isOver)
  }

  private func local(_ point: CGPoint) -> CGPoint {
    let frame = screenFrame
    return CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
  }

  override func cancelAnimations() { graph.part(LiveDrag.self).remove(self) }
}
