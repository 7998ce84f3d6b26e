import Motion

/// A modifier that changes the environment of what it is applied to and nothing else.
@MainActor
package protocol EnvironmentModifier: ViewModifier, PrimitiveModifier where Body == Never {
  func apply(to environment: inout EnvironmentValues)
}

extension EnvironmentModifier {
  package func makeNode(content: any View, parent: Node, environment: EnvironmentValues) -> Node {
    PassthroughNode(modifier: self, content: content, parent: parent, environment: environment)
  }
}
