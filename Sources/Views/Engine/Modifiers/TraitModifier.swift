/// A modifier that speaks to the container around the view.
@MainActor
protocol TraitModifier: ViewModifier, PrimitiveModifier where Body == Never {
  func apply(to traits: inout Traits)
}

extension TraitModifier {
  func makeNode(content: any View, parent: Node, environment: EnvironmentValues) -> Node {
    PassthroughNode(modifier: self, content: content, parent: parent, environment: environment)
  }
}
