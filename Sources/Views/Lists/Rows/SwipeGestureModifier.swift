import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// Follows a finger that moves sideways on a row; one that moves up or down scrolls.
struct SwipeGestureModifier: WrapperModifier {
  struct Value {
    /// Points to the trailing side.
    let translation: CGFloat
    /// Points a second.
    let velocity: CGFloat
    let rowWidth: CGFloat
  }

  let edges: HorizontalEdge.Set
  let changed: (Value) -> Void
  let ended: (Value) -> Void

  func makeItem(_ child: Item, node: Node) -> SwipeItem { SwipeItem(child, node: node) }

  func update(_ item: SwipeItem, transaction: Transaction) { item.swipe.modifier = self }
}

final class SwipeItem: TouchItem {
  let swipe = SwipeRecognizer()

  init(_ child: Item, node: Node) {
    super.init(child, recognizer: swipe, node: node)
    swipe.item = self
  }

  override var isEnabled: Bool { super.isEnabled && !(swipe.modifier?.edges.isEmpty ?? true) }

  override func hitTest(_ point: CGPoint) -> [Item] {
    let hit = child.hitTest(point)
    if !hit.isEmpty { return hit }
    return isEnabled && frame.contains(point) ? [self] : []
  }

  override var touchBounds: CGRect? { TouchLook.around([child.seenTouchBounds, frame]) }
}

/// From which edges a graph's rows have been pulled.
final class SwipedEdges: GraphPart {
  var shown: HorizontalEdge.Set = []
}

final class SwipeRecognizer: Recognizer<Void> {
  var modifier: SwipeGestureModifier?
  weak var item: SwipeItem?
  private let drag = DragRecognizer(DragGesture(coordinateSpace: .global))
  private var start: CGFloat?

  override var demonstration: TouchDemonstration? {
    guard let modifier, let item else { return nil }
    // The other edge once the first was shown, on whatever row.
    let shown = item.graph.part(SwipedEdges.self).shown
    let isTrailing =
      modifier.edges.contains(.trailing)
      && (shown != .trailing || !modifier.edges.contains(.leading))
    let way = min(rowWidth * 0.4, 140)
    return .slide(
      CGSize(width: isTrailing != item.isRightToLeft ? -way : way, height: 0))
  }

  override func receive(_ event: TouchEvent) {
    drag.receive(event)
    if event.kind == .down { start = nil }
    switch drag.phase {
    case .possible: phase = .possible
    case .active(let value):
      if start == nil {
        guard abs(value.translation.width) > abs(value.translation.height) else {
          phase = .failed
          return
        }
        start = value.translation.width
      }
      modifier?.changed(swipe(value))
      phase = .active(())
    case .ended(let value):
      let swipe = swipe(value)
      item?.graph.part(SwipedEdges.self).shown.insert(swipe.translation < 0 ? .trailing : .leading)
      modifier?.ended(swipe)
      phase = .ended(())
    case .failed: phase = .failed
    }
  }

  override func cancel() {
    super.cancel()
    guard start != nil else { return }
    modifier?.ended(SwipeGestureModifier.Value(translation: 0, velocity: 0, rowWidth: rowWidth))
  }

  private var rowWidth: CGFloat { item?.frame.width ?? 0 }

  private func swipe(_ value: DragGesture.Value) -> SwipeGestureModifier.Value {
    let sign: CGFloat = item?.isRightToLeft ?? false ? -1 : 1
    return SwipeGestureModifier.Value(
      translation: (value.translation.width - (start ?? 0)) * sign,
      velocity: value.velocity.width * sign, rowWidth: rowWidth)
  }
}
