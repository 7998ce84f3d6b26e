/// Calls a completion when all animators of its transaction have met a criterion.
///
/// It cannot know how many there will be until the views have been updated with the change. So the
/// host, after each update, takes what ``takeUnsealed()`` gives and seals each into its queue:
///
///     for listener in CompletionListener.takeUnsealed() { listener.seal(into: queue) }
///     queue.drain()          // runs those that had nothing to wait for
///
/// From then on the closure goes to the queue when the last animator is done; the host drains it
/// when no update is under way.
package final class CompletionListener: AnimationListener {
  private let criteria: AnimationCompletionCriteria
  private var completion: (() -> Void)?
  private var pending = 0
  private var queue: CompletionQueue?

  /// Unsafe because it is not isolated; for the main thread only, as ``Transaction/current`` is.
  nonisolated(unsafe) static var unsealed: [CompletionListener] = []

  /// - Parameter completion: Called at most once, by the queue that this is sealed into.
  package init(criteria: AnimationCompletionCriteria, _ completion: @escaping () -> Void) {
    self.criteria = criteria
    self.completion = completion
  }

  /// The listeners registered since the last call.
  package static func takeUnsealed() -> [CompletionListener] {
    defer { unsealed = [] }
    return unsealed
  }

  /// Says that all animators of the transaction have been started by now.
  package func seal(into queue: CompletionQueue) {
    self.queue = queue
    finishIfDone()
  }

  /// Says it to all but those of changes that are still to be made.
  ///
  /// - Returns: Those, for the next time.
  package static func seal(
    _ listeners: [CompletionListener], into queue: CompletionQueue, but coming: [Transaction]
  ) -> [CompletionListener] {
    let waiting = Set(coming.flatMap { $0.listeners.map(ObjectIdentifier.init) })
    for listener in listeners where !waiting.contains(ObjectIdentifier(listener)) {
      listener.seal(into: queue)
    }
    return listeners.filter { waiting.contains(ObjectIdentifier($0)) }
  }

  /// One more to wait for.
  package func animatorStarted() { pending += 1 }

  /// One less to wait for, where that is the criterion.
  package func animatorLogicallyCompleted() {
    if criteria == .logicallyComplete { settleOne() }
  }

  /// One less to wait for, where that is the criterion.
  package func animatorRemoved() {
    if criteria == .removed { settleOne() }
  }

  private func settleOne() {
    pending -= 1
    finishIfDone()
  }

  private func finishIfDone() {
    guard pending == 0, let queue, let completion else { return }
    self.completion = nil
    queue.append(completion)
  }
}

/// Completions that are due, in the order they became so.
package final class CompletionQueue {
  private var due: [() -> Void] = []

  package init() {}

  /// Whether nothing is due.
  package var isEmpty: Bool { due.isEmpty }

  func append(_ completion: @escaping () -> Void) {
    due.append(completion)
  }

  /// Runs what is due; what becomes due meanwhile waits for the next call.
  package func drain() {
    let completions = due
    due = []
    for completion in completions { completion() }
  }
}
