import Motion
import Observation

/// The node of a view with a body.
final class CompositeNode<V: View>: Node {
  private var view: V
  private var child: Node?
  private var properties: DynamicProperties
  private var animation: (any BodyAnimation)?
  private let comparison = InputComparison.of(V.self)
  /// What the view's bindings read when its body was last read.
  private var readings: [Any] = []

  init(_ view: V, parent: Node, environment: EnvironmentValues) {
    self.view = view
    properties = DynamicProperties()
    super.init(parent: parent, graph: parent.graph, environment: environment)
    animation = makeBodyAnimation(for: view, node: self)
    properties.link(view, to: self)
    child = makeChild(evaluateBody(), environment: environment)
  }

  override func update(_ view: any View, environment: EnvironmentValues) {
    guard let view = view as? V else { return }
    if isSame(view, environment: environment) { return }
    super.update(view, environment: environment)
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

  /// Whether the body would be read as it was. What changed in the node itself is not seen here: that is an update
  /// of its own, which this one must not take for done.
  private func isSame(_ new: V, environment: EnvironmentValues) -> Bool {
    guard let comparison, comparison.isSame(view, new, readings: readings) else { return false }
    return self.environment.isSame(as: environment)
  }

  private func evaluateBody() -> V.Body {
    readings = comparison?.readings(of: view) ?? []
    let presented = animation?.presented(view) as? V ?? view
    return graph.observe(self) { presented.body }
  }
}
