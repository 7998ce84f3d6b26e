import Foundation

/// What a demo has added to a queue of operations: those that wait, for one another or because the queue is full or
/// suspended, and those that run or sleep.
@MainActor
final class ClipOperations {
  private static var lines: [ObjectIdentifier: ClipOperations] = [:]

  /// What it stands for, which so keeps its place in memory.
  private let queue: OperationQueue
  private weak var clock: VirtualClock?
  /// In the order in which they were added.
  private(set) var all: [Operation] = []
  /// Those of them that have not been started.
  private var waiting: [Operation] = []
  private var running = 0

  private init(_ queue: OperationQueue, clock: VirtualClock) {
    self.queue = queue
    self.clock = clock
  }

  /// Those of a queue that are not done; nil where there are none.
  static func of(_ queue: OperationQueue) -> ClipOperations? {
    // What slept when its clip ended is never done.
    guard let line = lines[ObjectIdentifier(queue)], let clock = VirtualClock.current,
      line.clock === clock
    else { return nil }
    return line
  }

  /// Runs an operation on a clip's clock once those that it depends on are done and the queue has room for it.
  static func add(_ operation: Operation, to queue: OperationQueue, on clock: VirtualClock) {
    // What slept when its clip ended goes with that.
    lines = lines.filter { $0.value.clock != nil }
    let line = of(queue) ?? ClipOperations(queue, clock: clock)
    lines[ObjectIdentifier(queue)] = line
    line.all.append(operation)
    line.waiting.append(operation)
    // What can begin is waited for at once; nobody knows whether the others ever will.
    if line.takes(operation) {
      clock.schedule(after: 0) { line.start(operation) }
    } else {
      clock.schedule(when: { line.takes(operation) }) { line.start(operation) }
    }
  }

  /// Several may ask before the first one starts: whoever hears yes has the place. What has waited longer comes first.
  private func takes(_ operation: Operation) -> Bool {
    let most = queue.maxConcurrentOperationCount
    guard !queue.isSuspended, most < 0 || running < most, operation === next else { return false }
    waiting.removeAll { $0 === operation }
    running += 1
    return true
  }

  /// The first of those that are ready and as urgent as any.
  private var next: Operation? {
    let ready = waiting.filter(\.isReady)
    let most = ready.map(\.queuePriority.rawValue).max()
    return ready.first { $0.queuePriority.rawValue == most }
  }

  private func start(_ operation: Operation) {
    // Foundation would do the last of it on another thread.
    let last = operation.completionBlock
    operation.completionBlock = nil
    run(operation.start) {
      // One of an author's own says itself when it is done, which may be later.
      if operation.isFinished {
        self.finish(operation, last)
      } else {
        self.clock?.schedule(when: { operation.isFinished }) { self.finish(operation, last) }
      }
    }
  }

  private func finish(_ operation: Operation, _ last: (() -> Void)?) {
    guard let last else { return end(operation) }
    run(last) { self.end(operation) }
  }

  private func run(_ work: @escaping () -> Void, then next: @escaping @MainActor () -> Void) {
    if queue === OperationQueue.main {
      work()
      next()
    } else {
      ClipThread.run(work, whenDone: next)
    }
  }

  private func end(_ operation: Operation) {
    running -= 1
    all.removeAll { $0 === operation }
    let id = ObjectIdentifier(queue)
    if all.isEmpty, Self.lines[id] === self { Self.lines[id] = nil }
  }
}
