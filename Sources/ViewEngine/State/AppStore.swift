/// What the views of one graph store by name.
@MainActor
final class AppStore: GraphPart {
  private var latest: [String: Any] = [:]
  private var committed: [String: Any] = [:]
  private var observers: [String: [ObjectIdentifier: Observer]] = [:]
  weak var graph: ViewGraph?

  package init() {}

  private struct Observer {
    weak var node: Node?
  }

  func value(for key: String) -> Any? {
    graph?.isUpdating == true ? committed[key] : latest[key]
  }

  func set(_ value: Any?, for key: String) {
    latest[key] = value
    for observer in (observers[key] ?? [:]).values {
      guard let node = observer.node, !node.isDestroyed else { continue }
      graph?.invalidate(node, transaction: .current) { [weak self] in
        self?.committed[key] = value
      }
    }
  }

  func observe(_ key: String, by node: Node) {
    observers[key, default: [:]][ObjectIdentifier(node)] = Observer(node: node)
  }
}
