import Drawing
import Foundation
import Motion

/// A transition around one child of a container, evaluated for the phase the child is in.
///
/// Its parent is the container: it reads the container's transaction and sees nothing of what the
/// child's own modifiers do to theirs (rule `transition-outside-its-item`).
package final class TransitionNode: Node {
  private var transition: AnyTransition
  private var phase = TransitionPhase.identity
  private var body: Node?
  private var override: Transaction?
  /// The environment that the body was last given.
  private var evaluatedIn: EnvironmentValues
  let child: Item
  private(set) var item: Item
  var isIdentity: Bool { transition.isIdentity }

  init(_ transition: AnyTransition, item: Item, parent: Node) {
    self.transition = transition
    child = item
    self.item = item
    evaluatedIn = parent.environment
    super.init(parent: parent, graph: parent.graph, environment: parent.environment)
    body = makeChild(transition.body(for: phase), environment: environment)
    takeItem()
  }

  /// The child's size as far as it is known before the layout in which it is inserted: what it makes
  /// of the container's present space.
  package var provisionalSize: CGSize {
    guard let container = parent as? ContainerNode else { return .zero }
    let space = container.item.frame.size
    return child.size(for: ProposedViewSize(space == .zero ? graph.canvas.safeRect.size : space))
  }

  package override var childNodes: [Node] { body.map { [$0] } ?? [] }

  /// Evaluates the transition for a phase, under a transaction of its own.
  func setPhase(_ phase: TransitionPhase, transaction: Transaction) {
    self.phase = phase
    evaluate(transaction: transaction)
  }

  /// A changed transition is taken over while the child is there; once it leaves, it is frozen.
  ///
  /// Nearly always nothing has changed: then it is not evaluated, since every container of a graph asks for each
  /// of its children whenever one changes.
  func adopt(_ transition: AnyTransition, transaction: Transaction) {
    guard phase != .didDisappear else { return }
    if transition.isCopy(of: self.transition), surroundings.isCopy(of: evaluatedIn) {
      return takeItem()
    }
    guard transition.hasSameType(as: self.transition) else { return }
    self.transition = transition
    evaluate(transaction: transaction)
  }

  private var surroundings: EnvironmentValues { parent?.environment ?? environment }

  package override var adjusts: Bool { true }

  package override func adjust(_ transaction: inout Transaction) {
    if let override { transaction = override }
  }

  private func evaluate(transaction: Transaction) {
    guard let body else { return }
    override = transaction
    defer { override = nil }
    evaluatedIn = surroundings
    self.body = reconcile(body, with: transition.body(for: phase), environment: evaluatedIn)
    takeItem()
  }

  private func takeItem() {
    item = body?.entries.first?.item ?? child
  }
}

extension AnyTransition {
  @MainActor
  fileprivate func body(for phase: TransitionPhase) -> any View {
    applied(to: TransitionContent(), phase: phase)
  }

  @MainActor
  fileprivate func hasSameType(as other: AnyTransition) -> Bool {
    hasSameErasedType(as: other)
      || type(of: body(for: .identity)) == type(of: other.body(for: .identity))
  }
}

/// Where a transition's body shows the child.
struct TransitionContent: PrimitiveView {
  nonisolated init() {}

  func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
    TransitionContentNode(parent: parent, graph: parent.graph, environment: environment)
  }
}

final class TransitionContentNode: Node {
  override func collect(into entries: inout [Entry], traits: Traits) {
    guard let child = ancestor(ofType: TransitionNode.self)?.child else { return }
    entries.append(Entry(item: child, traits: traits))
  }
}

extension TransitionNode: ShowsAnotherNode {
  var shownNode: Node? { child.node }
}

extension TransitionContentNode: ShowsAnotherNode {
  var shownNode: Node? { ancestor(ofType: TransitionNode.self)?.child.node }
}
