import Drawing
import Foundation
import Geometry
import Motion

/// Plays a view: state, layout and transitions on a virtual clock, drawn as display lists.
///
/// Time only moves when it is told to, and nothing reads the wall clock: the same view and the same
/// events make the same display lists.
@MainActor
package final class ViewGraph {
  /// Seconds since the view first appeared.
  package private(set) var time: Double = 0
  package let canvas: GraphCanvas
  package let clock: VirtualClock
  let measuring: any TextMeasuring
  /// Problems to tell the user about: what was skipped or could not be drawn, each once.
  package private(set) var warnings: [String] = []

  /// Counts updates; tells which nodes have been updated in the present one.
  private(set) var updateID = 0
  /// Counts layouts; sizes measured in an earlier one are stale.
  private(set) var layoutID = 0
  /// The transaction of the update in progress.
  private(set) var transaction = Transaction()
  var containers: [ObjectIdentifier: ContainerNode] = [:]
  var subviewReaders: [any SubviewReading] = []
  var preferenceObservers: [PreferenceObserver] = []
  let appStore = AppStore()
  let states = GraphStates()

  /// A body is being read: state shows what the update's own transaction has committed.
  private(set) var isUpdating = false
  private(set) var isLayingOut = false
  /// The graph's own code runs now: tasks that start meanwhile go by its clock.
  private(set) var isPlaying = false
  /// The finger that is down, or whose gestures are not decided yet.
  var touch: TouchSession?
  let matchedGeometry = MatchedGeometry()
  /// Frames are those of an animation under way, which are not put on the pixel grid.
  private(set) var isBetweenLayouts = false

  let presentations = Presentations()

  private var root: RootNode?
  /// A view has said which colour scheme it prefers, or that it prefers none.
  var mayPreferColorScheme = false
  /// What is presented over the root.
  private var front: ContainerNode?
  private(set) var ticking: [any Ticking] = []
  /// Another number whenever something else may be drawn than before.
  package private(set) var revision = 0
  /// What the views were last changed with.
  package private(set) var lastChange: GraphChange?
  private var pending: [PendingUpdate] = []
  private var toReevaluate: [Node] = []
  private var retiredNodes: [Node] = []
  private var afterUpdate: [() -> Void] = []
  /// How many of those belong to views that went without a transition: they come first
  /// (rule `order-of-changed-id`).
  private var departures: Int?
  private var needsLayout = true
  private let completions = CompletionQueue()
  private var serial = 0

  /// - Parameter view: Made once the graph is there: what a view is made with may ask for the screen.
  package init<V: View>(
    _ view: @autoclosure () -> V, canvas: GraphCanvas, measuring: any TextMeasuring,
    clock: VirtualClock? = nil
  ) {
    self.canvas = canvas
    self.measuring = measuring
    self.clock = clock ?? VirtualClock()
    appStore.graph = self
    TaskScheduling.install
    playing {
      let view = view()
      isUpdating = true
      root = RootNode(view, graph: self)
      front = RootNode(PresentationHost(presentations: presentations), graph: self)
      isUpdating = false
      flush()
    }
  }

  deinit {
    guard DispatchQueue.isOnMain else { return }
    let states = states
    MainActor.assumeIsolated { states.forget() }
  }

  /// The graph that is being updated, or that last was.
  package static weak var current: ViewGraph?

  var pixelsPerPoint: CGFloat { canvas.scale }

  // MARK: Time

  /// Moves the clock: timers and events due by then run at their own times, then animations tick.
  package func advance(to newTime: Double) {
    playing {
      while let due = clock.next(notAfter: newTime) {
        if due.time > time { tick(to: due.time) }
        revision += 1
        clock.run(due)
        flush()
      }
      if newTime > time { tick(to: newTime) }
      flush()
    }
  }

  /// Runs something as an event happening now, with what it starts and changes.
  package func perform(_ action: () -> Void) {
    playing {
      revision += 1
      action()
      flush()
    }
  }

  private func playing(_ body: () -> Void) {
    let (outer, wasPlaying) = (ViewGraph.current, isPlaying)
    ViewGraph.current = self
    isPlaying = true
    body()
    isPlaying = wasPlaying
    if let outer, outer !== self { ViewGraph.current = outer }
  }

  /// Nothing moves any more, apart from what is meant to go on forever, and no timer is pending.
  package var isSettled: Bool {
    pending.isEmpty && !ticking.contains { !$0.runsForever } && !clock.hasOneShotPending
  }

  /// Something repeats without end.
  package var runsForever: Bool {
    ticking.contains { $0.runsForever } || clock.hasRepeating
  }

  private func tick(to newTime: Double) {
    time = newTime
    clock.now = newTime
    transaction = Transaction()
    updateID += 1
    var remaining: [any Ticking] = []
    let moving = ticking
    if !moving.isEmpty || !retiredNodes.isEmpty { revision += 1 }
    ticking = []
    for item in moving where item.tick(to: newTime) { remaining.append(item) }
    ticking = remaining + ticking
    if !toReevaluate.isEmpty { update() }
    finishRetirements()
    completions.drain()
  }

  func register(_ item: any Ticking) {
    ticking.append(item)
  }

  // MARK: Updates

  /// Marks a node to be evaluated with the transaction of the change; the change itself is
  /// committed when its transaction's turn comes.
  func invalidate(_ node: Node, transaction: Transaction, commit: @escaping () -> Void = {}) {
    if let last = pending.indices.last, pending[last].transaction.isSame(as: transaction) {
      pending[last].nodes.append(node)
      pending[last].commits.append(commit)
      if !transaction[PressFeedback.self] { pending[last].isFeedback = false }
    } else {
      pending.append(
        PendingUpdate(
          transaction: transaction, nodes: [node], commits: [commit],
          isFeedback: transaction[PressFeedback.self]))
    }
  }

  /// A presentation value changed: the node's body is evaluated with it in this tick.
  func reevaluateOnTick(_ node: Node) {
    toReevaluate.append(node)
  }

  /// Runs once the update in progress has its layout: `onAppear` and its like.
  func afterUpdate(_ action: @escaping () -> Void) {
    if let count = departures {
      afterUpdate.insert(action, at: count)
      departures = count + 1
    } else {
      afterUpdate.append(action)
    }
  }

  func retired(_ node: Node) {
    retiredNodes.append(node)
  }

  func forget(_ node: Node) {
    containers[ObjectIdentifier(node)] = nil
  }

  func setNeedsLayout() {
    needsLayout = true
  }

  func warn(_ message: String) {
    if !warnings.contains(message) { warnings.append(message) }
  }

  /// Applies all pending changes, each under its own transaction, until nothing is left to do.
  package func flush() {
    var rounds = 0
    repeat {
      let updates = pending.isEmpty && needsLayout ? [PendingUpdate()] : pending
      pending = []
      for update in updates {
        transaction = update.transaction
        updateID += 1
        if !update.nodes.isEmpty && !update.isFeedback { note(update.transaction) }
        for commit in update.commits { commit() }
        toReevaluate += update.nodes
        self.update()
        transaction = Transaction()
      }
      // Only now is it known which animations the round's transactions have started.
      for listener in CompletionListener.takeUnsealed() { listener.seal(into: completions) }
      let actions = afterUpdate
      afterUpdate = []
      for action in actions { action() }
      completions.drain()
      rounds += 1
      if rounds > 100 {
        warn("A view changes its own state on every update; the changes after 100 were dropped.")
        pending = []
        afterUpdate = []
      }
    } while !pending.isEmpty || !afterUpdate.isEmpty || !completions.isEmpty
  }

  private func note(_ transaction: Transaction) {
    if lastChange?.time != time { lastChange = GraphChange(time: time) }
    lastChange?.transactions.append(transaction)
  }

  private func update() {
    revision += 1
    isUpdating = true
    defer { isUpdating = false }
    let nodes = toReevaluate.sorted { $0.depth < $1.depth }
    toReevaluate = []
    var done: Set<ObjectIdentifier> = []
    for node in nodes where !node.isDestroyed && done.insert(ObjectIdentifier(node)).inserted {
      // A parent that was evaluated in this update has updated the node already.
      if node.updateID == updateID { continue }
      node.reevaluate()
    }
    layoutID += 1
    needsLayout = false
    refreshSubviews()
    refreshContainers()
    departures = 0
    finishRetirements(ofLeaving: false)
    departures = nil
    isLayingOut = true
    root?.item.layoutRoot()
    front?.item.layoutRoot()
    isLayingOut = false
    matchedGeometry.settle(in: self)
    readPreferences()
    finishRetirements()
  }

  /// Innermost first, as those further out may read what the others change.
  private func readPreferences() {
    preferenceObservers.removeAll { $0.isOver }
    for observer in preferenceObservers.sorted(by: { $0.node.depth > $1.node.depth }) {
      observer.read()
    }
    if mayPreferColorScheme { root?.readPreferredColorScheme() }
  }

  private func refreshSubviews() {
    let readers = subviewReaders.sorted { $0.depth < $1.depth }
    for reader in readers where !reader.isDestroyed { reader.refresh() }
  }

  private func refreshContainers() {
    var refreshed: Set<ObjectIdentifier> = []
    while true {
      let waiting = containers.values.filter { !refreshed.contains(ObjectIdentifier($0)) }
        .sorted { ($0.depth, $0.serial) < ($1.depth, $1.serial) }
      guard let next = waiting.first else { return }
      refreshed.insert(ObjectIdentifier(next))
      next.item.refresh()
    }
  }

  /// Refreshes the containers in a subtree that was built in the middle of a layout.
  func refreshContainers(under node: Node) {
    for container in containers.values.sorted(by: { ($0.depth, $0.serial) < ($1.depth, $1.serial) })
    where container !== node && container.isInside(node) {
      container.item.refresh()
    }
  }

  func placingBetweenLayouts(_ place: () -> Void) {
    let wasBetween = isBetweenLayouts
    isBetweenLayouts = true
    place()
    isBetweenLayouts = wasBetween
  }

  func nextSerial() -> Int {
    serial += 1
    return serial
  }

  /// Gives up the subtrees that nothing shows any more.
  private func finishRetirements(ofLeaving: Bool = true) {
    if ofLeaving {
      for container in containers.values.sorted(by: { $0.serial < $1.serial }) {
        container.item.eraseFinished()
      }
    }
    let nodes = retiredNodes
    retiredNodes = nodes.filter { node in
      guard let retirement = node.retirement, !node.isDestroyed else { return false }
      let isShown = containers.values.contains { $0.item.shows(retiredRoot: node) }
      if !isShown { retirement.owner.finishRetirement(of: retirement.key) }
      return isShown
    }
  }

  // MARK: Drawing

  /// What is on screen now.
  package func displayList() -> DisplayList {
    var items: [DisplayItem] = root?.ground.map { [$0] } ?? []
    root?.item.draw(into: &items)
    front?.item.draw(into: &items)
    let list = DisplayList(items)
    guard let reachable = list.withinReach else { return list }
    warnOutOfReach()
    return reachable
  }

  var rootItem: Item? { root?.item }
  /// What is presented; nil where nothing is.
  var frontItem: Item? { presentations.shown.isEmpty ? nil : front?.item }
}

extension Transaction {
  /// Whether changes under both can be made in one update.
  fileprivate func isSame(as other: Transaction) -> Bool {
    animation == other.animation && disablesAnimations == other.disablesAnimations
      && isContinuous == other.isContinuous && tracksVelocity == other.tracksVelocity
      && listeners.map(ObjectIdentifier.init) == other.listeners.map(ObjectIdentifier.init)
  }
}

/// Changes that belong to one transaction.
private struct PendingUpdate {
  var transaction = Transaction()
  var nodes: [Node] = []
  var commits: [() -> Void] = []
  /// Nothing in it but ``PressFeedback``.
  var isFeedback = false
}
