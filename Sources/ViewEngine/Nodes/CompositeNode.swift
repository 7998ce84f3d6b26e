import Motion
import Observation

/// The node of a view with a body.
final class CompositeNode<V: View>: Node {
  private var view: V
  private var child: Node?
  private var properties: DynamicProperties
  private var animation: (any BodyAnimation)?

  init(_ view: V, parent: Node, environment: EnvironmentValues) {
    self.view = view
    properties = DynamicProperties()
    super.init(parent: parent, graph: parent.graph, environment: environment)
    animation = makeBodyAnimation(for: view, node: self)
    properties.link(view, to: self)
    child = makeChild(evaluateBody(), environment: environment)
  }

  override func update(_ view: any View, environment: EnvironmentValues) {
    super.update(view, environment: environment)
    guard let view = view as? V else { return }
    self.view = view
    animation?.setModel(view, transaction: transaction)
    reevaluate()
  }

  override func reevaluate() {
    guard let child else { return }
    properties.link(view, to: self)
    self.child = reconcile(child, with: evaluateBody(), environment: environment)
  }

  override var childNodes: [Node] { child.map { [$0] } ?? [] }

  override func destroy() {
    super.destroy()
    animation?.cancel()
    properties.unlink()
  }

  private func evaluateBody() -> V.Body {
    let presented = animation?.presented(view) as? V ?? view
    return graph.observe(self) { presented.body }
  }
}
