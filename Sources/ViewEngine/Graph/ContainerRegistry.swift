/// The containers of a graph, and who looks at the views in them.
@MainActor
package final class ContainerRegistry {
  private var containers: [ObjectIdentifier: ContainerNode] = [:]
  private var readers: [any SubviewReading] = []
  private var serial = 0
  /// What came to be since the outermost refresh that is under way began; one may begin in another.
  private var arrivals: [ContainerNode] = []
  private var refreshesUnderWay = 0

  var count: Int { containers.count }

  /// Tells apart what stands equally deep, in the order it was made.
  package func nextSerial() -> Int {
    serial += 1
    return serial
  }

  func add(_ container: ContainerNode) {
    containers[ObjectIdentifier(container)] = container
    if refreshesUnderWay > 0 { arrivals.append(container) }
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

  /// Taking in a container's children makes those of their backgrounds and overlays: what comes to be
  /// meanwhile has its turn among those that still wait. Each is asked once whether it is included and
  /// the rest is kept in order, as a long list has thousands.
  private func refreshContainers(where isIncluded: (ContainerNode) -> Bool) {
    var waiting = containers.values.filter(isIncluded).sorted { Self.isBefore($1, $0) }
    var seen = arrivals.count
    refreshesUnderWay += 1
    while true {
      while seen < arrivals.count {
        if isIncluded(arrivals[seen]) { Self.insert(arrivals[seen], into: &waiting) }
        seen += 1
      }
      guard let next = waiting.popLast() else { break }
      guard containers[ObjectIdentifier(next)] != nil else { continue }
      next.item.refresh()
    }
    refreshesUnderWay -= 1
    if refreshesUnderWay == 0 { arrivals = [] }
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

  /// The one whose turn is next stands last.
  private static func insert(_ container: ContainerNode, into waiting: inout [ContainerNode]) {
    var first = 0
    var end = waiting.count
    while first < end {
      let middle = (first + end) / 2
      if isBefore(container, waiting[middle]) {
        first = middle + 1
      } else {
        end = middle
      }
    }
    waiting.insert(container, at: first)
  }

  private static func isBefore(_ left: ContainerNode, _ right: ContainerNode) -> Bool {
    (left.depth, left.serial) < (right.depth, right.serial)
  }
}
