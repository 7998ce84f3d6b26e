import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// Where a pointer stands: a Mac's where it was last pressed, or moved to while it was held, and a Mac's or a tablet's
/// where a script has put it.
final class Hovering: GraphPart {
  private struct Kept {
    weak var item: HoverItem?
  }

  private var kept: [Kept] = []

  init() {}

  func add(_ item: HoverItem) {
    kept.removeAll { $0.item == nil }
    kept.append(Kept(item: item))
  }

  /// The middles of what a pointer can stand over, one for each place, as one reads.
  var points: [CGPoint] {
    let items = kept.compactMap(\.item).filter { !$0.node.isDestroyed }
    var points: [CGPoint] = []
    for frame in items.map(\.screenFrame) {
      let middle = CGPoint(x: frame.midX, y: frame.midY)
      if !points.contains(where: { abs($0.x - middle.x) < 1 && abs($0.y - middle.y) < 1 }) {
        points.append(middle)
      }
    }
    return points.sorted { ($0.y.rounded(), $0.x) < ($1.y.rounded(), $1.x) }
  }

  /// What the pointer has left is told first.
  func move(to point: CGPoint) {
    let items = kept.compactMap(\.item).filter { !$0.node.isDestroyed }
    for item in items where !item.isUnder(point) { item.leave() }
    for item in items where item.isUnder(point) { item.stay(at: point) }
  }
}

/// Tells of the pointer that is over a view. It is a thing to tap as well, for scripts: that brings the pointer there.
struct HoverModifier: ViewModifier {
  let action: (HoverPhase) -> Void
  @Environment(\.idiom) private var idiom

  func body(content: Content) -> some View {
    if idiom == .mac {
      content.simultaneousGesture(TapGesture())
        .modifier(HoverWrapper(action: action))
    } else if idiom == .pad {
      content.modifier(HoverWrapper(action: action))
    } else {
      // A finger stands over nothing.
      content
    }
  }
}

private struct HoverWrapper: WrapperModifier {
  let action: (HoverPhase) -> Void

  func makeItem(_ child: Item, node: Node) -> HoverItem {
    let item = HoverItem(child, node: node)
    node.graph.part(Hovering.self).add(item)
    return item
  }

  func update(_ item: HoverItem, transaction: Transaction) { item.action = action }
}

final class HoverItem: WrapperItem {
  fileprivate var action: (HoverPhase) -> Void = { _ in }
  private var isOver = false

  func isUnder(_ point: CGPoint) -> Bool { screenFrame.contains(point) }

  func leave() {
    guard isOver else { return }
    isOver = false
    action(.ended)
  }

  /// - Parameter point: On screen.
  func stay(at point: CGPoint) {
    isOver = true
    let frame = screenFrame
    action(.active(CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)))
  }
}

extension ViewGraph {
  /// Where a pointer that stands over something is heard of, on the screen alone.
  package var hoverPoints: [CGPoint] {
    part(Hovering.self).points.filter { CGRect(origin: .zero, size: canvas.size).contains($0) }
  }

  /// Puts a pointer somewhere without pressing, on a device that may have one.
  package func movePointer(to point: CGPoint) {
    guard canvas.idiom == .mac || canvas.idiom == .pad else { return }
    seenChange?.noteTouch(at: time)
    perform { part(Hovering.self).move(to: point) }
  }
}
