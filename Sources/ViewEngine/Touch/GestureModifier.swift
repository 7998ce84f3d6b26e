import Foundation
import Geometry
import Motion

extension View {
  /// Attaches a gesture; those of the views inside come first.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifier(gesture: gesture, rank: .normal, mask: mask))
  }

  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Attaches a gesture that comes before those of the views inside.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all)
    -> some View
  {
    modifier(GestureModifier(gesture: gesture, rank: .high, mask: mask))
  }

  public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Attaches a gesture that is recognised whatever the views inside make of the touch.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all)
    -> some View
  {
    modifier(GestureModifier(gesture: gesture, rank: .simultaneous, mask: mask))
  }

  public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
  }
}

struct GestureModifier<G: Gesture>: WrapperModifier {
  let gesture: G
  let rank: TouchItem.Rank
  let mask: GestureMask

  func makeItem(_ child: Item, node: Node) -> GestureItem<G> {
    GestureItem(gesture, child: child, node: node)
  }

  func update(_ item: GestureItem<G>, transaction: Transaction) {
    gesture.updateRecognizer(item.typedRecognizer)
    item.rank = rank
    item.mask = mask
  }
}

final class GestureItem<G: Gesture>: TouchItem {
  let typedRecognizer: Recognizer<G.Value>

  init(_ gesture: G, child: Item, node: Node) {
    typedRecognizer = gesture.makeRecognizer()
    super.init(child, recognizer: typedRecognizer, node: node)
  }
}
