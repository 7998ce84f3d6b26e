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
    let line = of(queue) ?? ClipOperations(queue, clock: clock)
    lines[ObjectIdentifier(queue)] = line
    line.all.append(operation)
    // What can begin is waited for at once; nobody knows whether the others ever will.
    if line.takes(operation) {
      clock.schedule(after: 0) { line.start(operation) }
    } else {
      clock.schedule(when: { line.takes(operation) }) { line.start(operation) }
    }
  }

  /// Several may ask before the first one starts: whoever hears yes has the place.
  private func takes(_ operation: Operation) -> Bool {
    let most = queue.maxConcurrentOperationCount
    guard operation.isReady, !queue.isSuspended, most < 0 || running < most else { return false }
    running += 1
    return true
  }

  private func start(_ operation: Operation) {
    // Foundation would do the last of it on another thread.
    let last = operation.completionBlock
    operation.completionBlock = nil
    let work = {
      operation.start()
      last?()
    }
    if queue === OperationQueue.main {
      work()
      end(operation)
    } else {
      ClipThread.run(work) { self.end(operation) }
    }
  }

  private func end(_ operation: Operation) {
    running -= 1
    all.removeAll { $0 === operation }
    let id = ObjectIdentifier(queue)
    if all.isEmpty, Self.lines[id] === self { Self.lines[id] = nil }
  }
}
