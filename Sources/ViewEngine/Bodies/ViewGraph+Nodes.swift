import Motion

extension ViewGraph {
  /// Builds the node that a view asks for, or that a view with a body stands on.
  func makeNode(_ view: any View, parent: Node, environment: EnvironmentValues) -> Node {
    let node: Node
    if let primitive = view as? any PrimitiveView {
      node = primitive.makeNode(parent: parent, environment: environment)
    } else {
      func composite<V: View>(_ view: V) -> Node {
        CompositeNode(view, parent: parent, environment: environment)
      }
      node = composite(view)
    }
    node.viewType = type(of: view)
    return node
  }
}
