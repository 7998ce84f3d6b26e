import Motion
@_spi(Engine) import ViewEngine

/// What something that is presented shows.
///
/// It is read anew only where the view that presents it says so, or its surroundings are others. What it presents in turn
/// tells the host of itself whenever it is read, and the host would read it again for that, without end.
struct PresentedContent: PrimitiveView {
  let content: AnyView
  /// Another one for each time that the content was given.
  let version: Int

  func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
    PresentedContentNode(self, parent: parent, environment: environment)
  }
}

private final class PresentedContentNode: Node {
  private var version: Int
  private var child: Node?

  init(_ view: PresentedContent, parent: Node, environment: EnvironmentValues) {
    version = view.version
    super.init(parent: parent, graph: parent.graph, environment: environment)
    child = makeChild(view.content, environment: environment)
  }

  override func update(_ view: any View, environment: EnvironmentValues) {
    guard let view = view as? PresentedContent, let child else { return }
    if view.version == version, self.environment.isSame(as: environment) { return }
    super.update(view, environment: environment)
    version = view.version
    self.child = reconcile(child, with: view.content, environment: environment)
  }

  override var childNodes: [Node] { child.map { [$0] } ?? [] }
}
