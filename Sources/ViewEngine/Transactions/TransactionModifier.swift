import Motion

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

  override var adjusts: Bool { true }

  override func adjust(_ transaction: inout Transaction) {
    let before = changeID == graph.updateID ? previous : current
    current.adjust(&transaction, previous: before)
  }
}
