import Motion
import Observation

/// The node of a view with a body.
final class CompositeNode<V: View>: BodyNode<V> {
  private let comparison = InputComparison.of(V.self)
  /// What the view's bindings read when its body was last read.
  private var readings: [Any] = []

  override func body(of view: V) -> any View { view.body }

  override func willReadBody() { readings = comparison?.readings(of: author) ?? [] }

  override func update(_ view: any View, environment: EnvironmentValues) {
    guard let view = view as? V else { return }
    if isSame(view) {
      if self.environment.isSame(as: environment) { return }
      // Who reads nothing of the environment keeps what its body made: a preview its model.
      if knowsNoEnvironment { return handOn(environment) }
    }
    super.update(view, environment: environment)
    replace(view)
  }

  /// Whether the body would be read as it was. What changed in the node itself is not seen here: that is an update
  /// of its own, which this one must not take for done.
  private func isSame(_ new: V) -> Bool {
    comparison?.isSame(author, new, readings: readings) ?? false
  }
}
