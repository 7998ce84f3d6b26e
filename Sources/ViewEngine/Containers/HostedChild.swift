import Motion

/// A child in its container, with the transition that stands around it.
@MainActor
final class HostedChild {
  /// What the child's own modifiers made.
  let item: Item
  var traits: Traits
  private(set) var isLeaving = false
  private let transition: TransitionNode?
  /// Keeps the nodes of a leaving child alive until it is erased.
  private let origin: Node
  private var watcher: RemovalWatcher?

  init(_ entry: Entry, in container: ContainerNode) {
    item = entry.item
    traits = entry.traits
    origin = entry.item.origin
    // A child that cannot come or go needs no transition around it.
    transition =
      origin.isDynamic(within: container)
      ? TransitionNode(
        entry.traits.transition ?? container.graph.host.transition, item: entry.item,
        parent: container)
      : nil
  }

  /// The child with its transition.
  var shown: Item { transition?.item ?? item }
  var zIndex: Double { traits.zIndex ?? 0 }
  var isGone: Bool { origin.isDestroyed }
  /// False where there is nothing to wait for: no transition, or one that changes nothing.
  var canLeave: Bool { !isGone && transition.map { !$0.isIdentity } ?? false }
  /// Every animation that its removal started is over.
  var isFinished: Bool { isLeaving && (isGone || !(watcher?.isRunning ?? false)) }

  /// Starts at the active phase, unanimated, and goes to identity with the transaction.
  func insert(in container: ContainerNode) {
    guard let transition else { return }
    var still = Transaction()
    still.disablesAnimations = true
    transition.setPhase(.willAppear, transaction: still)
    transition.setPhase(
      .identity, transaction: origin.arrivalTransaction(in: container))
  }

  /// Present in this update: comes back if it was leaving, and takes a changed transition.
  func stay(in container: ContainerNode) {
    transition?.adopt(
      traits.transition ?? container.graph.host.transition, transaction: container.transaction)
    guard isLeaving else { return }
    isLeaving = false
    watcher = nil
    transition?.setPhase(
      .identity, transaction: origin.arrivalTransaction(in: container))
  }

  func leave(_ container: ContainerNode) {
    isLeaving = true
    let watcher = RemovalWatcher()
    self.watcher = watcher
    var transaction = origin.departureTransaction(in: container)
    transaction.listeners.append(watcher)
    transition?.setPhase(.didDisappear, transaction: transaction)
  }

  func destroy() {
    transition?.destroy()
  }
}
