/// What the views of one graph store by name.
@MainActor
final class AppStore: GraphPart {
  private var latest: [String: Any] = [:]
  private var committed: [String: Any] = [:]
  private var observers: [String: [ObjectIdentifier: Backlink<Node>]] = [:]
  private var owner: Backlink<ViewGraph>?

  package init() {}

  private var graph: ViewGraph? { owner?.object }

  /// Whose views it is asked by.
  func belong(to graph: ViewGraph) { owner = graph.link }

  func value(for key: String) -> Any? {
    graph?.isUpdating == true ? committed[key] : latest[key]
  }

  func set(_ value: Any?, for key: String) {
    latest[key] = value
    for observer in (observers[key] ?? [:]).values {
      guard let node = observer.object, !node.isDestroyed else { continue }
      graph?.invalidate(node, transaction: .current) { [weak self] in
        self?.committed[key] = value
      }
    }
  }

  func observe(_ key: String, by node: Node) {
    observers[key, default: [:]][ObjectIdentifier(node)] = node.link
  }
}
