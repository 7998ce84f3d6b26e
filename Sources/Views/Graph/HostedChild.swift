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
      ? TransitionNode(entry.traits.transition ?? .opacity, item: entry.item, parent: container)
      : nil
  }

  /// The child with its transition.
  var shown: Item { transition?.item ?? item }
  var zIndex: Double { traits.zIndex ?? 0 }
  var isGone: Bool { origin.isDestroyed }
  var canLeave: Bool { transition != nil && !isGone }
  /// Every animation that its removal started is over.
  var isFinished: Bool { isLeaving && (isGone || !(watcher?.isRunning ?? false)) }

  /// Starts at the active phase, unanimated, and goes to identity with the transaction.
  func insert(transaction: Transaction) {
    guard let transition else { return }
    var still = Transaction()
    still.disablesAnimations = true
    transition.setPhase(.willAppear, transaction: still)
    transition.setPhase(.identity, transaction: transaction)
  }

  /// Present in this update: comes back if it was leaving, and takes a changed transition.
  func stay(transaction: Transaction) {
    transition?.adopt(traits.transition ?? .opacity, transaction: transaction)
    guard isLeaving else { return }
    isLeaving = false
    watcher = nil
    transition?.setPhase(.identity, transaction: transaction)
  }

  func leave(transaction: Transaction) {
    isLeaving = true
    let watcher = RemovalWatcher()
    self.watcher = watcher
    var transaction = transaction
    transaction.listeners.append(watcher)
    transition?.setPhase(.didDisappear, transaction: transaction)
  }

  func destroy() {
    transition?.destroy()
  }
}
