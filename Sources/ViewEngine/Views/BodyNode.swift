import Motion

/// The node of what an author writes with a body: a view, or a modifier.
class BodyNode<Author>: Node {
  private(set) var author: Author
  private var child: Node?
  /// What the body gave when it was last read.
  private var shown: (any View)?
  private var properties = DynamicProperties()
  private var animation: (any BodyAnimation)?

  init(_ author: Author, parent: Node, environment: EnvironmentValues) {
    self.author = author
    super.init(parent: parent, graph: parent.graph, environment: environment)
    animation = makeBodyAnimation(for: author, node: self)
    properties.link(author, to: self)
    child = makeChild(evaluateBody(), environment: environment)
  }

  // For subclasses.
  /// - Parameter author: With what its animatable data are now.
  func body(of author: Author) -> any View {
    fatalError("\(Self.self) has no body")
  }
  /// The body is about to be read.
  func willReadBody() {}

  /// Takes what the author writes now.
  final func replace(_ author: Author) {
    self.author = author
    animation?.setModel(author, transaction: transaction)
    reevaluate()
  }

  /// Whether nothing in it may read what is around it.
  final var knowsNoEnvironment: Bool { properties.isEmpty }

  /// Has what the body gave know what is around it now.
  final func handOn(_ environment: EnvironmentValues) {
    take(environment)
    guard let child, let shown else { return }
    self.child = reconcile(child, with: shown, environment: environment)
  }

  override func reevaluate() {
    guard let child else { return }
    properties.link(author, to: self)
    self.child = reconcile(child, with: evaluateBody(), environment: environment)
  }

  override var childNodes: [Node] { child.map { [$0] } ?? [] }
  override var passesRowsOn: Bool { true }

  override func destroy() {
    super.destroy()
    animation?.cancel()
    properties.unlink()
  }

  private func evaluateBody() -> any View {
    willReadBody()
    let presented = animation?.presented(author) as? Author ?? author
    let view = graph.observe(self) { body(of: presented) }
    shown = view
    return view
  }
}
