import Dispatch
import Foundation

/// What a demo does on queues and threads of its own, where it may sleep. Public because a compiled demo that names such
/// things has `sleep`, `Thread.start` and `addOperation` of its own that lead here.
///
/// All of it happens on the clip's clock, one after the other and in the order in which it was begun, so that every play
/// is the same. State may be written from there, as SwiftUI lets any thread do. Known from the declarations: SwiftUI's
/// `State` says that it is safe to be changed from any thread.
public enum _ClipThreads {
  /// Has tasks in the background sleep beside the clip, for a demo that does so by a thread's means.
  public static func takeTasks() {
    guard DispatchQueue.isOnMain else { return }
    onMainActor { if let clock = VirtualClock.current { ClipTasks.take(clock) } }
  }

  /// Runs work as soon as what runs now is done.
  public static func async(
    on queue: DispatchQueue, _ group: DispatchGroup?, _ work: @escaping () -> Void
  ) {
    let work = UncheckedTransfer(work)
    guard DispatchQueue.isOnMain else { return _ClipTime.async(on: queue, group, work.value) }
    group?.enter()
    _ClipTime.async(on: queue, nil) {
      run(on: queue) {
        work.value()
        group?.leave()
      }
    }
  }

  /// Runs work at a time of the clip's clock.
  public static func asyncAfter(
    _ deadline: DispatchTime, on queue: DispatchQueue, _ work: @escaping () -> Void
  ) {
    _ClipTime.asyncAfter(deadline, on: queue) { run(on: queue, work) }
  }

  /// The same at a date of the clip's.
  public static func asyncAfter(
    wall deadline: DispatchWallTime, on queue: DispatchQueue, _ work: @escaping () -> Void
  ) {
    _ClipTime.asyncAfter(wall: deadline, on: queue) { run(on: queue, work) }
  }

  /// Runs work before it returns. What is done in the background by the clip's clock has the main queue for itself.
  public static func sync<Result>(
    on queue: DispatchQueue, _ work: () throws -> Result
  ) rethrows -> Result {
    if queue.label == DispatchQueue.main.label, ClipThread.isCurrent { return try work() }
    return try ClipThread.holding { try queue.sync(flags: [], execute: work) }
  }

  /// Runs what a thread is for.
  public static func start(_ thread: Thread) {
    let isScheduled = schedule {
      if !thread.isCancelled { ClipThread.run({ thread.main() }, as: thread) }
    }
    if !isScheduled { thread.start() }
  }

  /// The thread that the demo has begun, whose work this is.
  public static var currentThread: Thread { ClipThread.current?.thread ?? .current }

  /// Runs work on a thread.
  public static func detach(_ work: @Sendable @escaping () -> Void) {
    let isScheduled = schedule { ClipThread.run(work) }
    if !isScheduled { Thread.detachNewThread(work) }
  }

  /// Runs work in a queue of operations.
  public static func add(_ work: @Sendable @escaping () -> Void, to queue: OperationQueue) {
    add(BlockOperation(block: work), to: queue)
  }

  /// Runs an operation once those that it depends on are done.
  public static func add(_ operation: Operation, to queue: OperationQueue) {
    guard DispatchQueue.isOnMain else { return queue.addOperation(operation) }
    let transfer = UncheckedTransfer((operation, queue))
    onMainActor {
      let (operation, queue) = transfer.value
      guard let clock = VirtualClock.current else { return queue.addOperation(operation) }
      ClipOperations.add(operation, to: queue, on: clock)
    }
  }

  /// Those of a queue that are not done yet.
  public static func operations(in queue: OperationQueue) -> [Operation] {
    guard DispatchQueue.isOnMain else { return queue.operations }
    let transfer = UncheckedTransfer(queue)
    return onMainActor { ClipOperations.of(transfer.value)?.all } ?? queue.operations
  }

  /// Tells all that are not done yet to end.
  public static func cancelAll(in queue: OperationQueue) {
    for operation in operations(in: queue) { operation.cancel() }
  }

  /// Sleeps; where that is in the background, the clip goes on meanwhile. On the main thread nothing would be shown, and
  /// the clip's clock stands still as long as that does: so it is no sleep.
  public static func sleep(_ seconds: TimeInterval) {
    if let thread = ClipThread.current, thread.canWait { return thread.sleep(seconds) }
    if ClipThread.current == nil, isPlayingOnMain { return }
    Thread.sleep(forTimeInterval: seconds)
  }

  /// Waits for a signal.
  public static func wait(for semaphore: DispatchSemaphore) {
    wait { semaphore.wait(timeout: $0) == .success }
  }

  /// Waits until all of a group have left it.
  public static func wait(for group: DispatchGroup) {
    wait { group.wait(timeout: $0) == .success }
  }

  /// Waits until work has ended.
  public static func wait(for item: DispatchWorkItem) {
    wait { item.wait(timeout: $0) == .success }
  }

  /// Seconds for what the clip's clock knows nothing of.
  private static let patience = 2.0

  /// - Parameter isReady: Waits until then, and says whether it has come.
  private static func wait(until isReady: @escaping (DispatchTime) -> Bool) {
    if let thread = ClipThread.current, thread.canWait {
      return thread.wait { isReady(.now()) }
    }
    guard ClipThread.current == nil, isPlayingOnMain else {
      _ = isReady(.distantFuture)
      return
    }
    // What the demo has begun comes of the clip's clock, which stands still as long as the main thread does.
    let transfer = UncheckedTransfer(isReady)
    let hasCome = onMainActor {
      VirtualClock.current?.runWhatIsDue { transfer.value(.now()) } ?? false
    }
    guard !hasCome, !isReady(.now() + patience) else { return }
    fatalError(
      "The main thread waits for what comes later, and nothing can be shown meanwhile. Wait in a Task "
        + "by 'await', or on a queue.")
  }

  static var isPlayingOnMain: Bool {
    DispatchQueue.isOnMain && onMainActor { VirtualClock.playing != nil }
  }

  private static func run(on queue: DispatchQueue, _ work: @escaping () -> Void) {
    let work = UncheckedTransfer(work)
    guard DispatchQueue.isOnMain, queue.label != DispatchQueue.main.label else {
      return work.value()
    }
    onMainActor {
      if queue.isConcurrent {
        ClipThread.run(work.value)
      } else {
        ClipQueue.run(work.value, in: queue)
      }
    }
  }

  /// - Returns: Whether there is a clip on whose clock it can be.
  private static func schedule(_ work: @MainActor @escaping () -> Void) -> Bool {
    guard DispatchQueue.isOnMain else { return false }
    return MainActor.assumeIsolated {
      guard let clock = VirtualClock.current else { return false }
      clock.schedule(after: 0) { MainActor.assumeIsolated { work() } }
      return true
    }
  }
}
