import Foundation
import Motion

/// A view whose children come and go: `if`, `switch`, optionals, `ForEach` and `.id`.
@MainActor @preconcurrency
protocol DynamicView {
  /// The children there are now, by key.
  var dynamicChildren: [(key: AnyHashable, view: any View)] { get }
  /// Whether they are the elements of a collection, and no branches of a condition.
  var isCollection: Bool { get }
  /// The elements, where not all of them need be made.
  var lazyElements: LazyElements? { get }
}

extension DynamicView {
  var isCollection: Bool { false }
  var lazyElements: LazyElements? { nil }
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
  var view: any DynamicView
  /// Each with its place in the collection.
  private(set) var live: [(key: AnyHashable, node: Node, place: Int)] = [] {
    didSet { places = nil }
  }
  /// Of a long collection in a lazy container; nil where all is made.
  var elements: MadeElements?
  /// The update is for elements that have come near: those that are there have no new views.
  var isMakingMore = false
  lazy var isAmongLazyRows = standsAmongLazyRows
  /// When it came to be, in seconds.
  let birth: Double
  /// When elements of it were last made that had come near.
  var lastMaking: Double?
  /// The elements that are made are not as long as each other.
  var isUneven = false
  /// Where each child stands in `live`, once somebody has asked: who asks for one asks for all.
  private var places: [ObjectIdentifier: Int]?
  private var retired: [AnyHashable: Node] = [:]

  init(_ view: any DynamicView, parent: Node, environment: EnvironmentValues) {
    self.view = view
    birth = parent.graph.time
    super.init(parent: parent, graph: parent.graph, environment: environment)
    takeElements()
    live = children.compactMap { key, view, place in
      view.map { (key, makeChild($0, environment: environment), place) }
    }
  }

  package override func update(_ view: any View, environment: EnvironmentValues) {
    super.update(view, environment: environment)
    guard let view = view as? any DynamicView else { return }
    self.view = view
    isMakingMore = false
    reevaluate()
  }

  /// The content closure of a `ForEach` may read observable objects, as bodies do.
  ///
  /// Of what is there already, no view where it is known to have no other one.
  private var children: [(key: AnyHashable, view: (any View)?, place: Int)] {
    if let elements {
      let known = isMakingMore ? Set(live.map(\.key)) : []
      return graph.observe(self) { elements.children(without: known) }
    }
    let view = view
    let children = RepeatedKey.apart(graph.observe(self) { view.dynamicChildren })
    return children.enumerated().map { ($1.key, $1.view, $0) }
  }

  package override func reevaluate() {
    // A collection that is an object may have other elements than before.
    if !isMakingMore { takeElements() }
    let children = children
    isMakingMore = false
    var previous = Dictionary(uniqueKeysWithValues: live.map { ($0.key, $0.node) })
    let keysBefore = live.map { $0.key }
    var present: [(key: AnyHashable, node: Node, place: Int)] = []
    present.reserveCapacity(children.count)
    for (key, view, place) in children {
      if let node = previous.removeValue(forKey: key) ?? readopt(key) {
        let kept = view.map { reconcile(node, with: $0, environment: environment) }
        present.append((key, kept ?? node, place))
      } else if let view {
        present.append((key, makeChild(view, environment: environment), place))
      }
    }
    live = present
    // In the old order, so that several leaving views are told apart the same way on every run.
    for key in keysBefore {
      if let node = previous.removeValue(forKey: key) { retire(node, key: key) }
    }
  }

  package override var childNodes: [Node] { live.map { $0.node } }

  override var passesRowsOn: Bool { true }

  package func key(of child: Node) -> AnyHashable? {
    position(of: child).map { live[$0].key }
  }

  /// Which element of the collection a child is.
  package func index(of child: Node) -> Int? {
    position(of: child).map { live[$0].place }
  }

  private func position(of child: Node) -> Int? {
    let known =
      places
      ?? Dictionary(live.enumerated().map { (ObjectIdentifier($1.node), $0) }) { first, _ in first }
    places = known
    return known[ObjectIdentifier(child)]
  }

  package var isCollection: Bool { view.isCollection }
  package var count: Int { elements?.count ?? live.count }

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
