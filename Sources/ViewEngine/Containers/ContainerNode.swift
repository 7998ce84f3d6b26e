import Geometry
import Motion

/// The node of a view that arranges its children: stacks, layouts, overlays and the root.
@_spi(Engine) open class ContainerNode: Node {
  private var content: Node?
  /// Tells containers of one depth apart, in the order they were made.
  let serial: Int
  package private(set) lazy var item = makeItem()
  /// What the item begins with.
  package let arrangement: any Arrangement

  @_spi(Engine) public init(
    content: any View, arrangement: any Arrangement, parent: Node?, graph: ViewGraph,
    environment: EnvironmentValues
  ) {
    serial = graph.containers.nextSerial()
    self.arrangement = arrangement
    super.init(parent: parent, graph: graph, environment: environment)
    graph.containers.add(self)
    self.content = makeChild(content, environment: environment)
  }

  package func update(
    content view: any View, arrangement: any Arrangement, environment: EnvironmentValues
  ) {
    item.arrangement = arrangement
    content = content.map { reconcile($0, with: view, environment: environment) }
  }

  @_spi(Engine) open func makeItem() -> ContainerItem {
    ContainerItem(arrangement: arrangement, node: self)
  }

  @_spi(Engine) open override var childNodes: [Node] { content.map { [$0] } ?? [] }

  /// What the container arranges, in order.
  package var contentEntries: [Entry] { content?.entries ?? [] }

  @_spi(Engine) open override func collect(into entries: inout [Entry], traits: Traits) {
    entries.append(Entry(item: item, traits: traits))
  }

  @_spi(Engine) open override func destroy() {
    super.destroy()
    item.destroyTransitions()
  }
}

/// A container for a view type that knows its content and arrangement.
@MainActor @preconcurrency
package protocol ContainerView: PrimitiveView {
  var containerContent: any View { get }
  var arrangement: any Arrangement { get }
}

extension ContainerView {
  package func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
    ContainerViewNode(
      content: containerContent, arrangement: arrangement, parent: parent, graph: parent.graph,
      environment: environment)
  }
}

@_spi(Engine) open class ContainerViewNode: ContainerNode {
  @_spi(Engine) open override func update(_ view: any View, environment: EnvironmentValues) {
    super.update(view, environment: environment)
    guard let view = view as? any ContainerView else { return }
    update(
      content: view.containerContent, arrangement: view.arrangement, environment: environment)
  }
}
