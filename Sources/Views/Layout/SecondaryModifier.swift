import Drawing
import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// A modifier with a second view, laid out in the space of the first.
@MainActor
protocol SecondaryModifier: ViewModifier, PrimitiveModifier where Body == Never {
  associatedtype Secondary: View
  var secondary: Secondary { get }
  var alignment: Alignment { get }
  func makeItem(_ child: Item, secondary: Item, node: Node) -> SecondaryItem
  /// Takes the modifier's new values; also called right after the item is made.
  func update(_ item: SecondaryItem)
}

extension SecondaryModifier {
  func update(_ item: SecondaryItem) {}

  func makeNode(content: any View, parent: Node, environment: EnvironmentValues) -> Node {
    SecondaryNode(self, content: content, parent: parent, environment: environment)
  }

  var arrangement: any Arrangement { LayeredArrangement(alignment: alignment) }
}

final class SecondaryNode<Modifier: SecondaryModifier>: WrapperNodeBase<Modifier, SecondaryItem> {
  /// A container of its own for each item that is decorated.
  private var containers: [ContainerNode] = []

  override func makeItem(_ child: Item) -> SecondaryItem {
    let container = ContainerNode(
      content: modifier.secondary, arrangement: modifier.arrangement, parent: self, graph: graph,
      environment: environment)
    containers.append(container)
    let item = modifier.makeItem(child, secondary: container.item, node: self)
    item.container = container
    return item
  }

  override func updateItem(_ item: SecondaryItem, transaction: Transaction) {
    modifier.update(item)
  }

  override func dropItem(_ item: SecondaryItem) {
    super.dropItem(item)
    containers.removeAll { container in
      guard container.item === item.secondary else { return false }
      container.destroy()
      return true
    }
  }

  override func update(_ view: any View, environment: EnvironmentValues) {
    super.update(view, environment: environment)
    for container in containers {
      container.update(
        content: modifier.secondary, arrangement: modifier.arrangement, environment: environment)
    }
  }

  override var childNodes: [Node] { super.childNodes + containers }
}

class SecondaryItem: WrapperItem {
  let secondary: Item
  /// Of the second view. It lives as long as this item does, which may still be shown by a reader of
  /// subviews when its own node has dropped it.
  fileprivate(set) var container: Node?
  private let isBehind: Bool

  init(_ child: Item, secondary: Item, isBehind: Bool, node: Node) {
    self.secondary = secondary
    self.isBehind = isBehind
    super.init(child, node: node)
    secondary.superitem = self
  }

  override var subitems: [Item] { isBehind ? [secondary, child] : [child, secondary] }
  override var isTouchedInside: Bool { false }

  override func layout() {
    super.layout()
    secondary.superitem = self
    placeSecondary()
  }

  /// Once only: each place that it is put at would be animated to.
  func placeSecondary() {
    let arranged = secondary as? ContainerItem
    let alignment = (arranged?.arrangement as? LayeredArrangement)?.alignment ?? .center
    place(
      secondary, aligned: alignment, in: frame, proposal: ProposedViewSize(frame.size))
  }
}
