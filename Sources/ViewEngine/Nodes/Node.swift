import Motion

/// A place in the view tree that lasts while views come and go: what identity means in SwiftUI.
///
/// Nodes hold state and the running animations; views are only the values they are updated with.
/// A node is told apart by its position among its siblings and by the type of its view.
@MainActor
@_spi(Engine) open class Node {
  package unowned let graph: ViewGraph
  private let parentLink: Backlink<Node>?
  /// The nearest above that may change transactions.
  private let adjusterLink: Backlink<Node>?
  private var ownLink: Backlink<Node>?
  package private(set) var environment: EnvironmentValues
  /// Set on the root of a subtree that left its dynamic container but is still shown.
  var retirement: Retirement?
  package private(set) var isDestroyed = false
  /// Set on the root of a subtree that is kept.
  var presence = Presence.shown
  /// Whether what is here was seen in a lazy container when that last looked; nil where it has not looked.
  package var isInSight: Bool?
  /// Whether anything here or below has ever had a say in what views hand up: nobody asks where nothing has.
  package private(set) final var handsUp = false
  private var farewells: [() -> Void] = []
  /// The concrete type of the view this node was made for.
  final var viewType: Any.Type = Never.self
  /// Distance from the root, so that parents are updated before their children.
  package let depth: Int
  /// The update in which this node was last given a view.
  private(set) var updateID: Int
  /// The update in which this node was made, or came back after it had begun to leave.
  var arrivalID: Int

  @_spi(Engine) public init(parent: Node?, graph: ViewGraph, environment: EnvironmentValues) {
    parentLink = parent?.link
    adjusterLink = parent.flatMap { $0.adjusts ? $0.link : $0.adjusterLink }
    self.graph = graph
    self.environment = environment
    depth = (parent?.depth ?? -1) + 1
    updateID = graph.updateID
    arrivalID = graph.updateID
  }

  deinit { ownLink?.cut() }

  /// Nil once that is gone.
  package final var parent: Node? { parentLink?.object }

  /// For those who know it without keeping it.
  package final var link: Backlink<Node> {
    if let ownLink { return ownLink }
    let link = Backlink(self)
    ownLink = link
    return link
  }

  // MARK: For subclasses

  /// Takes a new view of the same type. Overrides call super first.
  @_spi(Engine) open func update(_ view: any View, environment: EnvironmentValues) {
    self.environment = environment
    updateID = graph.updateID
  }

  /// What is around it has changed, and nothing that it was given: no update, which a change of its own is yet to have.
  final func take(_ environment: EnvironmentValues) {
    self.environment = environment
  }

  /// Evaluates the present view again, after state in it changed.
  @_spi(Engine) open func reevaluate() {}

  @_spi(Engine) open var childNodes: [Node] { [] }

  /// Adds what this subtree contributes to the container around it. Traits written further in win.
  @_spi(Engine) open func collect(into entries: inout [Entry], traits: Traits) {
    for child in childNodes {
      child.collect(into: &entries, traits: traits)
    }
  }

  /// Whether its children's views are those of the container around it just as they are.
  var passesRowsOn: Bool { false }

  /// Changes the transaction for the subtree in the present update, if this node does so.
  @_spi(Engine) open func adjust(_ transaction: inout Transaction) {}

  /// Whether it ever does, the same for as long as the node lasts. What moves in a row of a list asks for its
  /// transaction in each picture, through all that is around it: of seventy nodes a few have a say.
  @_spi(Engine) open var adjusts: Bool { false }

  /// The subtree may have come on screen, or be only kept from now on.
  func noteSight() {}

  /// The subtree is gone for good.
  @_spi(Engine) open func destroy() {
    guard !isDestroyed else { return }
    for child in childNodes { child.destroy() }
    isDestroyed = true
    graph.containers.forget(self)
    for farewell in farewells { farewell() }
    farewells = []
    // Before its own parts go, whose last words may be for it.
    ownLink?.cut()
  }

  /// The graph goes: nobody finds anything of the subtree any more.
  func cutLinks() {
    ownLink?.cut()
    for child in childNodes { child.cutLinks() }
  }

  /// Runs once the subtree is gone for good, for what stands around it elsewhere in the tree.
  final func whenDestroyed(_ action: @escaping () -> Void) {
    farewells.append(action)
  }

  /// Has this node asked for what its views hand up, and so all that it is below of.
  package final func noteHandingUp() {
    var node: Node? = self
    while let current = node, !current.handsUp {
      current.handsUp = true
      node = current.parent
    }
  }

  // MARK: Shared

  /// The transaction of the present update as it reads at this place of the tree
  /// (rule `transaction-at-its-place`).
  package final var transaction: Transaction {
    var transaction = adjusterLink?.object?.transaction ?? graph.transaction
    adjust(&transaction)
    return transaction
  }

  package final func makeChild(_ view: any View, environment: EnvironmentValues) -> Node {
    graph.makeNode(view, parent: self, environment: environment)
  }

  /// Updates the child where the type is still the same, replaces it where not.
  package final func reconcile(_ child: Node, with view: any View, environment: EnvironmentValues)
    -> Node
  {
    if child.viewType == type(of: view) {
      child.update(view, environment: environment)
      return child
    }
    child.destroy()
    return makeChild(view, environment: environment)
  }

  package final var entries: [Entry] {
    var entries: [Entry] = []
    collect(into: &entries, traits: Traits())
    return entries
  }

  package final func ancestor<T: Node>(ofType type: T.Type) -> T? {
    var node = parent
    while let current = node {
      if let match = current as? T { return match }
      node = current.parent
    }
    return nil
  }
}
