/// A modifier that speaks to the container around the view.
@MainActor
package protocol TraitModifier: ViewModifier, PrimitiveModifier where Body == Never {
  func apply(to traits: inout Traits)
}

extension TraitModifier {
  package func makeNode(content: any View, parent: Node, environment: EnvironmentValues) -> Node {
    PassthroughNode(modifier: self, content: content, parent: parent, environment: environment)
  }
}
