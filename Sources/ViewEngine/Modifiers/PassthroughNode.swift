import Motion

/// The node of a modifier that adds nothing to layout or drawing.
@_spi(Engine) open class PassthroughNode: Node {
  package private(set) var modifier: any ViewModifier
  private var child: Node?

  @_spi(Engine) public init(
    modifier: any ViewModifier, content: any View, parent: Node, environment: EnvironmentValues
  ) {
    self.modifier = modifier
    super.init(parent: parent, graph: parent.graph, environment: environment)
    if modifier is any HandingUp { noteHandingUp() }
    child = makeChild(content, environment: adjusted(environment))
  }

  @_spi(Engine) open override func update(_ view: any View, environment: EnvironmentValues) {
    super.update(view, environment: environment)
    guard let child, let view = view as? any ModifiedView else { return }
    willReplace(modifier, with: view.anyModifier)
    modifier = view.anyModifier
    self.child = reconcile(
      child, with: view.anyContent, environment: adjusted(environment))
  }

  /// Called in an update before the new modifier is taken.
  func willReplace(_ old: any ViewModifier, with new: any ViewModifier) {}

  @_spi(Engine) open override var childNodes: [Node] { child.map { [$0] } ?? [] }
  override var passesRowsOn: Bool { true }

  @_spi(Engine) open override func collect(into entries: inout [Entry], traits: Traits) {
    var traits = traits
    (modifier as? any TraitModifier)?.apply(to: &traits)
    super.collect(into: &entries, traits: traits)
  }

  private func adjusted(_ environment: EnvironmentValues) -> EnvironmentValues {
    var environment = environment
    (modifier as? any EnvironmentModifier)?.apply(to: &environment)
    return environment
  }
}
