import Motion
@_spi(Engine) import ViewEngine

/// One of the views that a container was given, as the container arranges it.
public struct Subview: PrimitiveView, Identifiable {
  public struct ID: Hashable {
    let item: ObjectIdentifier
  }

  let entry: Entry
  /// The tag, or the id in the `ForEach` that made the view.
  let tag: AnyHashable?
  /// Where it stands in that `ForEach`.
  var place: SubviewPlace?

  public var id: ID { ID(item: ObjectIdentifier(entry.item)) }

  package func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
    SubviewNode(self, parent: parent, environment: environment)
  }
}

/// Where a view stands among those that one `ForEach` has made.
struct SubviewPlace: Equatable {
  let group: ObjectIdentifier
  let index: Int
  let count: Int
}

/// Shows an item whose own node is elsewhere; it comes and goes with the node here.
final class SubviewNode: Node {
  private var subview: Subview
  private lazy var item = SubviewItem(subview.entry.item, node: self)

  init(_ subview: Subview, parent: Node, environment: EnvironmentValues) {
    self.subview = subview
    super.init(parent: parent, graph: parent.graph, environment: environment)
  }

  override func update(_ view: any View, environment: EnvironmentValues) {
    super.update(view, environment: environment)
    guard let subview = view as? Subview else { return }
    let isSame = subview.id == self.subview.id
    self.subview = subview
    if !isSame { item = SubviewItem(subview.entry.item, node: self) }
  }

  override func collect(into entries: inout [Entry], traits: Traits) {
    entries.append(Entry(item: item, traits: subview.entry.traits.filling(from: traits)))
  }
}

final class SubviewItem: WrapperItem {
  /// Keeps what the item inside speaks to alive as long as it is shown: the node of the outermost
  /// modifier, which keeps all those below it. Its own parent may drop it while it still leaves here.
  private let source: Node

  override init(_ child: Item, node: Node) {
    source = child.node
    super.init(child, node: node)
  }

  override var origin: Node { node }
}
