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

/// A modifier that changes the transaction of the updates of what it is applied to.
@MainActor
protocol TransactionModifier: ViewModifier, PrimitiveModifier where Body == Never {
  /// - Parameter previous: The modifier as of the update before; nil in the first.
  func adjust(_ transaction: inout Transaction, previous: Self?)
}

extension TransactionModifier {
  func makeNode(content: any View, parent: Node, environment: EnvironmentValues) -> Node {
    TransactionNode(self, content: content, parent: parent, environment: environment)
  }
}

/// The node of a modifier that adds nothing to layout or drawing.
class PassthroughNode: Node {
  private(set) var modifier: any ViewModifier
  private var child: Node?

  init(
    modifier: any ViewModifier, content: any View, parent: Node, environment: EnvironmentValues
  ) {
    self.modifier = modifier
    super.init(parent: parent, graph: parent.graph, environment: environment)
    child = makeChild(content, environment: adjusted(environment))
  }

  override func update(_ view: any View, environment: EnvironmentValues) {
    super.update(view, environment: environment)
    guard let child, let view = view as? any ModifiedView else { return }
    willReplace(modifier, with: view.anyModifier)
    modifier = view.anyModifier
    self.child = reconcile(
      child, with: view.anyContent, environment: adjusted(environment))
  }

  /// Called in an update before the new modifier is taken.
  func willReplace(_ old: any ViewModifier, with new: any ViewModifier) {}

  override var childNodes: [Node] { child.map { [$0] } ?? [] }

  override func collect(into entries: inout [Entry], traits: Traits) {
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

final class TransactionNode<Modifier: TransactionModifier>: PassthroughNode {
  private var current: Modifier
  private var previous: Modifier?
  /// The update in which `previous` was replaced; in any other one nothing has changed.
  private var changeID: Int

  init(_ modifier: Modifier, content: any View, parent: Node, environment: EnvironmentValues) {
    current = modifier
    changeID = parent.graph.updateID
    super.init(modifier: modifier, content: content, parent: parent, environment: environment)
  }

  override func willReplace(_ old: any ViewModifier, with new: any ViewModifier) {
    guard let new = new as? Modifier else { return }
    previous = current
    current = new
    changeID = graph.updateID
  }

  override func adjust(_ transaction: inout Transaction) {
    let before = changeID == graph.updateID ? previous : current
    current.adjust(&transaction, previous: before)
  }
}
