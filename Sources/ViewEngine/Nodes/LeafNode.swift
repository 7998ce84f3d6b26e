import Motion

/// An item that shows one view value.
@MainActor
package protocol ViewUpdatable: Item {
  associatedtype Value
  func update(_ view: Value)
  /// The view is gone for good.
  func cancelAnimations()
}

extension ViewUpdatable {
  package func cancelAnimations() {}
}

/// The node of a view without children: one item, updated with each new value of the view.
package final class LeafNode<V: View, LeafItem: ViewUpdatable>: Node where LeafItem.Value == V {
  private(set) lazy var item: LeafItem = make(view, self)
  private var view: V
  private let make: (V, Node) -> LeafItem

  package init(
    _ view: V, parent: Node, environment: EnvironmentValues,
    make: @escaping (V, Node) -> LeafItem
  ) {
    self.view = view
    self.make = make
    super.init(parent: parent, graph: parent.graph, environment: environment)
    _ = item
  }

  package override func update(_ view: any View, environment: EnvironmentValues) {
    super.update(view, environment: environment)
    guard let view = view as? V else { return }
    self.view = view
    item.update(view)
  }

  package override func collect(into entries: inout [Entry], traits: Traits) {
    entries.append(Entry(item: item, traits: traits))
  }

  package override func destroy() {
    super.destroy()
    item.cancelAnimations()
  }
}
