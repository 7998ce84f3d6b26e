import Motion
import Observation

extension ViewGraph {
  /// Reads a body and updates its node when an `@Observable` property that it read changes.
  package func observe<Result>(_ node: Node, _ read: () -> Result) -> Result {
    let place = node.link
    return withObservationTracking(read) {
      // Called synchronously by the write, which happens on the main thread like all of the graph.
      MainActor.assumeIsolated {
        guard let node = place.object, !node.isDestroyed else { return }
        node.graph.invalidate(node, transaction: .current)
      }
    }
  }
}
