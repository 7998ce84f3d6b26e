/// The containers of a graph, and who looks at the views in them.
@MainActor
package final class ContainerRegistry {
  private var containers: [ObjectIdentifier: ContainerNode] = [:]
  private var readers: [any SubviewReading] = []
  private var serial = 0

  var count: Int { containers.count }

  /// Tells apart what stands equally deep, in the order it was made.
  package func nextSerial() -> Int {
    serial += 1
    return serial
  }

  func add(_ container: ContainerNode) {
    containers[ObjectIdentifier(container)] = container
  }

  func forget(_ node: Node) {
    containers[ObjectIdentifier(node)] = nil
  }

  package func add(_ reader: any SubviewReading) {
    readers.append(reader)
  }

  package func forget(reader: any SubviewReading) {
    readers.removeAll { $0 === reader }
  }

  /// Takes the children there are now; containers that come to be meanwhile have their turn, too.
  func refresh() {
    for reader in readers.sorted(by: { $0.depth < $1.depth }) where !reader.isDestroyed {
      reader.refresh()
    }
    refreshContainers { _ in true }
  }

  /// Refreshes the containers in a subtree that was built in the middle of a layout.
  package func refresh(under node: Node) {
    refreshContainers { $0 !== node && $0.isInside(node) }
  }

  /// Taking in a container's children makes those of their backgrounds and overlays: each pass looks
  /// for what has come to be since, until every one has had its turn.
  private func refreshContainers(where isIncluded: (ContainerNode) -> Bool) {
    var refreshed: Set<ObjectIdentifier> = []
    while true {
      let waiting = containers.values.filter {
        !refreshed.contains(ObjectIdentifier($0)) && isIncluded($0)
      }
      guard let next = waiting.min(by: Self.isBefore) else { return }
      refreshed.insert(ObjectIdentifier(next))
      next.item.refresh()
    }
  }

  /// Drops the leaving children whose animations are over.
  func eraseFinished() {
    for container in containers.values.sorted(by: { $0.serial < $1.serial }) {
      container.item.eraseFinished()
    }
  }

  func show(retiredRoot: Node) -> Bool {
    containers.values.contains { $0.item.shows(retiredRoot: retiredRoot) }
  }

  private static func isBefore(_ left: ContainerNode, _ right: ContainerNode) -> Bool {
    (left.depth, left.serial) < (right.depth, right.serial)
  }
}
