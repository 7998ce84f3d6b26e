import Motion

/// A view that shows nothing and takes no place.
public struct EmptyView: PrimitiveView {
  nonisolated public init() {}

  package func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
    GroupNode(elements: [], parent: parent, environment: environment)
  }
}
