import Motion

/// Several views in a row, as a view builder makes them; they join the container around them.
public struct TupleView<T>: PrimitiveView {
  // Views may be made anywhere; what is in them is looked at on the main actor alone.
  nonisolated(unsafe) public var value: T
  nonisolated(unsafe) package let elements: [any View]

  nonisolated init(_ value: T, elements: [any View]) {
    self.value = value
    self.elements = elements
  }

  package func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
    GroupNode(elements: elements, parent: parent, environment: environment)
  }
}

extension TupleView: MultiView {}

/// A view that stands for a fixed number of others.
@MainActor @preconcurrency
package protocol MultiView {
  var elements: [any View] { get }
}

extension EmptyView: MultiView {
  package var elements: [any View] { [] }
}

/// Children whose number and types never change; transparent to layout.
final class GroupNode: Node {
  private var children: [Node] = []

  init(elements: [any View], parent: Node, environment: EnvironmentValues) {
    super.init(parent: parent, graph: parent.graph, environment: environment)
    children = elements.map { makeChild($0, environment: environment) }
  }

  override func update(_ view: any View, environment: EnvironmentValues) {
    super.update(view, environment: environment)
    guard let elements = (view as? any MultiView)?.elements else { return }
    for (index, element) in elements.enumerated() {
      children[index] = reconcile(children[index], with: element, environment: environment)
    }
  }

  override var childNodes: [Node] { children }
  override var passesRowsOn: Bool { true }
}
