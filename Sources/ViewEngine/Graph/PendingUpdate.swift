import Motion

/// Changes that belong to one transaction.
struct PendingUpdate {
  private(set) var transaction = Transaction()
  private(set) var nodes: [Node] = []
  private(set) var commits: [() -> Void] = []
  /// Nothing in it but ``PressFeedback``.
  private var isFeedback = false

  /// Nothing but a layout.
  init() {}

  init(_ node: Node, commit: @escaping () -> Void, transaction: Transaction) {
    self.transaction = transaction
    nodes = [node]
    commits = [commit]
    isFeedback = transaction[PressFeedback.self]
  }

  /// Whether somebody who asks what has changed is meant to hear of it.
  var isChange: Bool { !nodes.isEmpty && !isFeedback }

  /// Whether a change under that transaction can be made in this update.
  ///
  /// What only shows that something is pressed stays apart: it is told apart from what comes of it.
  func takes(_ transaction: Transaction) -> Bool {
    isFeedback == transaction[PressFeedback.self] && self.transaction.isSame(as: transaction)
  }

  mutating func add(_ node: Node, commit: @escaping () -> Void) {
    nodes.append(node)
    commits.append(commit)
  }
}

extension [PendingUpdate] {
  /// To the last of them, if that is of the same transaction.
  mutating func add(_ node: Node, commit: @escaping () -> Void, transaction: Transaction) {
    if let last = indices.last, self[last].takes(transaction) {
      self[last].add(node, commit: commit)
    } else {
      append(PendingUpdate(node, commit: commit, transaction: transaction))
    }
  }
}

extension Transaction {
  func isSame(as other: Transaction) -> Bool {
    animation == other.animation && disablesAnimations == other.disablesAnimations
      && isContinuous == other.isContinuous && tracksVelocity == other.tracksVelocity
      && listeners.map(ObjectIdentifier.init) == other.listeners.map(ObjectIdentifier.init)
  }
}
