import Motion

/// The node of a modifier with a body.
final class CustomModifierNode<Modifier: ViewModifier>: Node {
  private var modifier: Modifier
  /// What the modifier is applied to; the content's own node reads it from here.
  private(set) var content: any View
  private var child: Node?
  private var properties = DynamicProperties()
  private var animation: (any BodyAnimation)?

  init(
    _ modifier: Modifier, content: any View, parent: Node, environment: EnvironmentValues
  ) {
    self.modifier = modifier
    self.content = content
    super.init(parent: parent, graph: parent.graph, environment: environment)
    animation = makeBodyAnimation(for: modifier, node: self)
    properties.link(modifier, to: self)
    child = makeChild(evaluateBody(), environment: environment)
  }

  override func update(_ view: any View, environment: EnvironmentValues) {
    super.update(view, environment: environment)
    guard let modified = view as? any ModifiedView, let modifier = modified.anyModifier as? Modifier
    else { return }
    self.modifier = modifier
    content = modified.anyContent
    animation?.setModel(modifier, transaction: transaction)
    reevaluate()
  }

  override func reevaluate() {
    guard let child else { return }
    properties.link(modifier, to: self)
    self.child = reconcile(child, with: evaluateBody(), environment: environment)
  }

  override var childNodes: [Node] { child.map { [$0] } ?? [] }

  override func destroy() {
    super.destroy()
    animation?.cancel()
    properties.unlink()
  }

  private func evaluateBody() -> Modifier.Body {
    let presented = animation?.presented(modifier) as? Modifier ?? modifier
    return graph.observe(self) { presented.body(content: _ViewModifier_Content()) }
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
}
