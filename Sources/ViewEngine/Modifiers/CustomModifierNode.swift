/// The node of a modifier with a body.
final class CustomModifierNode<Modifier: ViewModifier>: BodyNode<Modifier> {
  /// What the modifier is applied to; the content's own node reads it from here.
  private(set) var content: any View

  init(
    _ modifier: Modifier, content: any View, parent: Node, environment: EnvironmentValues
  ) {
    self.content = content
    super.init(modifier, parent: parent, environment: environment)
  }

  override func body(of modifier: Modifier) -> any View {
    modifier.body(content: _ViewModifier_Content())
  }

  override func update(_ view: any View, environment: EnvironmentValues) {
    super.update(view, environment: environment)
    guard let modified = view as? any ModifiedView, let modifier = modified.anyModifier as? Modifier
    else { return }
    content = modified.anyContent
    replace(modifier)
  }
}

/// Where a modifier's body shows what it was applied to.
final class ModifierContentNode<Modifier: ViewModifier>: Node {
  private var child: Node?

  init(parent: Node, environment: EnvironmentValues) {
    super.init(parent: parent, graph: parent.graph, environment: environment)
    if let content = ancestor(ofType: CustomModifierNode<Modifier>.self)?.content {
      child = makeChild(content, environment: environment)
    }
  }

  override func update(_ view: any View, environment: EnvironmentValues) {
    super.update(view, environment: environment)
    guard let child,
      let content = ancestor(ofType: CustomModifierNode<Modifier>.self)?.content
    else { return }
    self.child = reconcile(child, with: content, environment: environment)
  }

  override var childNodes: [Node] { child.map { [$0] } ?? [] }
  override var passesRowsOn: Bool { true }
}
