import Motion

/// A modifier that changes the environment of what it is applied to and nothing else.
@MainActor
protocol EnvironmentModifier: ViewModifier, PrimitiveModifier where Body == Never {
  func apply(to environment: inout EnvironmentValues)
}

extension EnvironmentModifier {
  func makeNode(content: any View, parent: Node, environment: EnvironmentValues) -> Node {
    PassthroughNode(modifier: self, content: content, parent: parent, environment: environment)
  }
}
