import Motion

/// A view whose children come and go: `if`, `switch`, optionals, `ForEach` and `.id`.
@MainActor @preconcurrency
protocol DynamicView {
  /// The children there are now, by key.
  var dynamicChildren: [(key: AnyHashable, view: any View)] { get }
  /// Whether they are the elements of a collection, and no branches of a condition.
  var isCollection: Bool { get }
}

extension DynamicView {
  var isCollection: Bool { false }
}

/// Marks the root of a subtree that its dynamic node no longer has, but that is still on screen.
@MainActor
struct Retirement {
  let key: AnyHashable
  unowned let owner: DynamicNode
}

/// Children by key. A child that goes is kept until the container around it has stopped showing
/// it, and is the same instance again if its key comes back meanwhile.
package final class DynamicNode: Node {
  private var view: any DynamicView
  private var live: [(key: AnyHashable, node: Node)] = [] {
    didSet { places = nil }
  }
  /// Where each child stands in `live`, once somebody has asked: who asks for one asks for all.
  private var places: [ObjectIdentifier: Int]?
  private var retired: [AnyHashable: Node] = [:]

  init(_ view: any DynamicView, parent: Node, environment: EnvironmentValues) {
    self.view = view
    super.init(parent: parent, graph: parent.graph, environment: environment)
    live = children.map { ($0.key, makeChild($0.view, environment: environment)) }
  }

  package override func update(_ view: any View, environment: EnvironmentValues) {
    super.update(view, environment: environment)
    guard let view = view as? any DynamicView else { return }
    self.view = view
    reevaluate()
  }

  /// The content closure of a `ForEach` may read observable objects, as bodies do.
  private var children: [(key: AnyHashable, view: any View)] {
    let view = view
    return RepeatedKey.apart(graph.observe(self) { view.dynamicChildren })
  }

  package override func reevaluate() {
    let children = children
    var previous = Dictionary(uniqueKeysWithValues: live.map { ($0.key, $0.node) })
    let keysBefore = live.map { $0.key }
    var present: [(key: AnyHashable, node: Node)] = []
    present.reserveCapacity(children.count)
    for (key, view) in children {
      if let node = previous.removeValue(forKey: key) ?? readopt(key) {
        present.append((key, reconcile(node, with: view, environment: environment)))
      } else {
        present.append((key, makeChild(view, environment: environment)))
      }
    }
    live = present
    // In the old order, so that several leaving views are told apart the same way on every run.
    for key in keysBefore {
      if let node = previous.removeValue(forKey: key) { retire(node, key: key) }
    }
  }

  package override var childNodes: [Node] { live.map { $0.node } }

  package func key(of child: Node) -> AnyHashable? {
    index(of: child).map { live[$0].key }
  }

  package func index(of child: Node) -> Int? {
    let known =
      places
      ?? Dictionary(live.enumerated().map { (ObjectIdentifier($1.node), $0) }) { first, _ in first }
    places = known
    return known[ObjectIdentifier(child)]
  }

  package var isCollection: Bool { view.isCollection }
  package var count: Int { live.count }

  package override func destroy() {
    super.destroy()
    for node in retired.values { node.destroy() }
    retired = [:]
  }

  override func cutLinks() {
    super.cutLinks()
    for node in retired.values { node.cutLinks() }
  }

  /// The container shows nothing of the child any more.
  func finishRetirement(of key: AnyHashable) {
    retired.removeValue(forKey: key)?.destroy()
  }

  private func readopt(_ key: AnyHashable) -> Node? {
    guard let node = retired.removeValue(forKey: key) else { return nil }
    node.retirement = nil
    node.arrivalID = graph.updateID
    return node
  }

  private func retire(_ node: Node, key: AnyHashable) {
    // A child of an erased type, or one whose key left and came back, starts over.
    retired.removeValue(forKey: key)?.destroy()
    node.retirement = Retirement(key: key, owner: self)
    retired[key] = node
    graph.departures.add(node)
  }
}

extension Node {
  /// Whether a dynamic node stands between this node and `container`: then its items transition.
  func isDynamic(within container: Node) -> Bool {
    var node = self as Node?
    var isDynamic = false
    while let current = node, current !== container {
      if current is DynamicNode { isDynamic = true }
      node = current.parent
    }
    // What a transition's own container shows stands elsewhere, and comes and goes there.
    return isDynamic && node != nil
  }

  /// The transaction in which this node comes into `container`: that of the dynamic node which has
  /// brought it, so that an animation written around an `if` inside the container counts
  /// (rule `animation-around-a-condition`).
  func arrivalTransaction(in container: Node) -> Transaction {
    var bringer = container
    var node = self
    while node !== container, let parent = node.parent {
      if parent is DynamicNode, node.arrivalID == graph.updateID { bringer = parent }
      node = parent
    }
    return bringer.transaction
  }

  /// The transaction in which this node leaves `container`.
  func departureTransaction(in container: Node) -> Transaction {
    (retiredRoot?.retirement?.owner ?? container).transaction
  }

  /// The nearest subtree this node leaves with.
  package var retiredRoot: Node? {
    var node = self as Node?
    while let current = node {
      if current.retirement != nil { return current }
      node = current.parent
    }
    return nil
  }
}
