import Motion

/// Several views treated as one by modifiers; transparent to layout.
public struct Group<Content> {
  let content: Content

  package init(content: Content) {
    self.content = content
  }
}

extension Group: View, PrimitiveView where Content: View {
  public typealias Body = Never

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  package func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
    GroupNode(elements: [content], parent: parent, environment: environment)
  }
}

extension Group: MultiView where Content: View {
  package var elements: [any View] { [content] }
}
