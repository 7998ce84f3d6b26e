import Foundation
import Geometry
import Motion

extension View {
  /// Runs an action when the view is tapped a number of times.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    modifier(TapModifier(count: count) { _ in action() })
  }

  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    modifier(TapModifier(count: count, action: action))
  }

  /// Whether taps reach the view.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTestingModifier(isEnabled: enabled))
  }

  /// The area of the view that taps reach.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(ContentShapeModifier(shape: shape, eoFill: eoFill))
  }
}

/// An item that a tap can be meant for.
@MainActor
protocol TapResponder: Item {
  var isEnabled: Bool { get }
  /// Whether the pointer is down on it.
  func setPressed(_ isPressed: Bool)
  /// A point in the responder's own coordinates.
  func tap(at point: CGPoint)
}

/// A responder that follows the finger.
@MainActor
protocol DragResponder: TapResponder {
  /// A point on screen.
  func dragged(to point: CGPoint)
}

struct TapModifier: WrapperModifier {
  let count: Int
  let action: (CGPoint) -> Void

  func makeItem(_ child: Item, node: Node) -> TapItem { TapItem(child, node: node) }

  func update(_ item: TapItem, transaction: Transaction) {
    item.count = count
    item.action = action
  }
}

final class TapItem: WrapperItem, TapResponder {
  var count = 1
  var action: (CGPoint) -> Void = { _ in }
  private var taps = 0
  private var lastTap = -Double.infinity

  /// Taps further apart than this do not count as one gesture, in seconds.
  private static let multipleTapInterval = 0.35

  var isEnabled: Bool { node.environment.isEnabled }

  func setPressed(_ isPressed: Bool) {}

  func tap(at point: CGPoint) {
    taps = graph.time - lastTap <= Self.multipleTapInterval ? taps + 1 : 1
    lastTap = graph.time
    guard taps == count else { return }
    taps = 0
    action(point)
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

  func makeItem(_ child: Item, node: Node) -> ContentShapeItem { ContentShapeItem(child, node: node) }

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
