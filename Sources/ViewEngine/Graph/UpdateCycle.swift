import Foundation
import Motion

/// Applies what has changed, one transaction after another, until nothing is left to do.
///
/// A **round** (``flush()``) takes all changes that wait and gives each transaction an update of its
/// own, so that two changes made with different animations do not mix; elements of long collections that
/// have come near are made after them, when it is known how many are left. An **update** goes in this order:
///
/// 1. The changes of its transaction are committed: from here on bodies read the new values, and not
///    before, because those of an earlier transaction must not see them.
/// 2. Nodes are evaluated, outermost first: a parent's evaluation updates its children, which then
///    need none of their own.
/// 3. Who looks at the views of another's content looks again, then every container takes the
///    children there are now. What comes in is put into its first phase here, before the layout that
///    it is first part of; what goes begins to leave.
/// 4. Views that have gone without a transition are given up: they say goodbye before what has come
///    in their place appears (rule `order-of-changed-id`).
/// 5. Layout, once, from the root: sizes are known only when all children are. What is presented is
///    laid out after what presents it.
/// 6. What follows another view's frame takes its place (``GraphPart/settle(in:)``); then whoever waits for
///    all places to be known looks at them (``GraphPart/settled(in:)``).
/// 7. Preferences are read, innermost first: they may hold the frames of this layout.
/// 8. What has ended its removal meanwhile is given up.
///
/// After its updates a round knows which animations its transactions have started, so completions
/// can count them; then `onAppear`, `onChange` and their like run. What they change is the next round.
@MainActor
final class UpdateCycle {
  enum Phase { case idle, updating, layingOut }

  private unowned let graph: ViewGraph
  private(set) var phase = Phase.idle
  /// Counts updates; tells which nodes have been updated in the present one.
  private(set) var updateID = 0
  /// The transaction of the update in progress.
  private(set) var transaction = Transaction()
  /// What the views were last changed with.
  private(set) var lastChange: GraphChange?

  private var pending: [PendingUpdate] = []
  /// Elements of long collections that have come near: made after all changes, which may leave fewer of them.
  private var nearing: [PendingUpdate] = []
  private var toReevaluate: [Node] = []
  private var needsLayout = true
  private var actions = UpdateActions()
  private let completions = CompletionQueue()
  private var isFlushing = false
  /// Views and completions are told what has come of a round: what they change may have to be made before they go on.
  private var isTelling = false
  /// Completions of changes whose round is the next: those that the last round's completions made, and those that its
  /// views made while they were updated.
  private var late: [CompletionListener] = []
  /// The screen's own appearance is to be another one.
  private var appearance: PendingUpdate?

  /// So many rounds in a row are one view that changes its own state whenever it is updated.
  private static let mostRounds = 100

  init(graph: ViewGraph) {
    self.graph = graph
  }

  var hasPending: Bool { !pending.isEmpty || !nearing.isEmpty || appearance != nil }

  // MARK: What is to be done

  /// Marks a node to be evaluated with the transaction of the change; the change itself is
  /// committed when its transaction's turn comes.
  func invalidate(_ node: Node, transaction: Transaction, commit: @escaping () -> Void) {
    pending.add(node, commit: commit, transaction: transaction)
  }

  /// Marks a node to have more of its elements made, once all that is changed has been.
  func makeMore(of node: Node, transaction: Transaction, commit: @escaping () -> Void) {
    nearing.add(node, commit: commit, transaction: transaction)
  }

  /// Has the whole screen look otherwise, before anything that has just come learns that it is there: what is changed
  /// then is a change of its own.
  func changeAppearance(of root: Node, commit: @escaping () -> Void) {
    appearance = PendingUpdate(root, commit: commit, transaction: Transaction())
  }

  /// A presentation value changed: the node's body is evaluated with it in this tick.
  func reevaluateOnTick(_ node: Node) {
    toReevaluate.append(node)
  }

  /// Runs once the update in progress has its layout.
  func afterUpdate(_ action: @escaping () -> Void) {
    actions.add(action)
  }

  func setNeedsLayout() {
    needsLayout = true
  }

  // MARK: Doing it

  /// Builds the tree: bodies are read, but there is nothing to lay out yet.
  func building(_ build: () -> Void) {
    phase = .updating
    build()
    phase = .idle
  }

  func beginTick() {
    transaction = Transaction()
    updateID += 1
  }

  /// Everything that moves has moved.
  func endTick() {
    if !toReevaluate.isEmpty { update() }
    graph.departures.finish(in: graph.containers)
    completions.drain()
  }

  /// Applies all pending changes, each under its own transaction, until nothing is left to do.
  func flush() {
    let (isWithin, wasTelling) = (isFlushing, isTelling)
    isFlushing = true
    defer { (isFlushing, isTelling) = (isWithin, wasTelling) }
    var rounds = 0
    repeat {
      let changes = pending + nearing
      let updates = changes.isEmpty && needsLayout ? [PendingUpdate()] : changes
      (pending, nearing) = ([], [])
      for update in updates { apply(update) }
      // Once a round: a view may prefer what it does not see.
      if let update = appearance {
        appearance = nil
        apply(update)
      }
      // Only now is it known which animations the round's transactions have started. What a view changed in its
      // update, as UIKit's animators do in `updateUIView`, has not been made yet and has started none.
      late = CompletionListener.seal(
        late + CompletionListener.takeUnsealed(), into: completions,
        but: pending.map(\.transaction))
      // Within another flush nobody has changes made at once: who does so whenever it is told would go down for ever.
      isTelling = !isWithin
      for action in actions.take() { action() }
      completions.drain()
      isTelling = false
      rounds += 1
      if rounds > Self.mostRounds {
        graph.warn(
          "A view changes its own state on every update; the changes after \(Self.mostRounds) were "
            + "dropped.")
        (pending, nearing) = ([], [])
        appearance = nil
        actions = UpdateActions()
      }
    } while hasPending || !actions.isEmpty || !completions.isEmpty
    // Kept here, where they go with the graph: another's round would run them.
    late += CompletionListener.takeUnsealed()
  }

  private func apply(_ update: PendingUpdate) {
    if update.isChange { note(update.transaction) }
    guard update.isChange, let seen = graph.seenChange else { return make(update) }
    // What is drawn before it must not show it: a canvas reads its state while it is drawn.
    phase = .updating
    let before = seen.look(at: graph)
    phase = .idle
    make(update)
    seen.note(graph, since: before)
  }

  private func make(_ update: PendingUpdate) {
    transaction = update.transaction
    updateID += 1
    for commit in update.commits { commit() }
    toReevaluate += update.nodes
    self.update()
    transaction = Transaction()
  }

  private func update() {
    graph.noteUntoldChange()
    phase = .updating
    defer { phase = .idle }
    evaluate()
    graph.layoutPass.begin(remeasuring: needsLayout)
    needsLayout = false
    graph.containers.refresh()
    actions.beginFirst()
    graph.departures.finishGone(in: graph.containers)
    actions.endFirst()
    phase = .layingOut
    graph.root?.item.layoutRoot()
    graph.front?.item.layoutRoot()
    phase = .updating
    graph.settleParts()
    graph.preferences.read()
    if graph.preferences.mayPreferColorScheme { graph.root?.readPreferredColorScheme() }
    graph.departures.finish(in: graph.containers)
  }
}

extension UpdateCycle {
  /// Applies what an event, or who has just been told of a round, has changed so far: what it changes next begins
  /// there. Nothing happens while changes are being made.
  func flushInEvent() {
    if phase == .idle, isTelling || !isFlushing, hasPending { flush() }
  }

  private func note(_ transaction: Transaction) {
    if lastChange?.time != graph.time { lastChange = GraphChange(time: graph.time) }
    lastChange?.transactions.append(transaction)
  }

  private func evaluate() {
    let nodes = toReevaluate.sorted { $0.depth < $1.depth }
    toReevaluate = []
    var done: Set<ObjectIdentifier> = []
    for node in nodes where !node.isDestroyed && done.insert(ObjectIdentifier(node)).inserted {
      // A parent that was evaluated in this update has updated the node already.
      if node.updateID == updateID { continue }
      node.reevaluate()
    }
  }
}
