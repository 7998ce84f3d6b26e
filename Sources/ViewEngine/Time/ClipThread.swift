import Dispatch
import Foundation
import Motion
import Synchronization
import Threads

/// Work of a demo that may wait on the way: it has a thread of its own, and the main thread stands still while that
/// goes on.
///
/// What a demo does in the background sleeps between two things that it shows. On the main thread nothing would be
/// shown meanwhile; beside it each would be seen in another frame every time. So one thread runs at a time, as in one
/// program with one stack for each work, and where work sleeps the clip goes on until its clock wakes it.
final class ClipThread: @unchecked Sendable {
  /// The thread whose turn it is, if it is not the main one's.
  private static let turn = Atomic<UInt>(0)
  /// Its work; only whose turn it is asks for it.
  nonisolated(unsafe) private static var atWork: ClipThread?

  /// What work needs is far less; of what is not used only addresses are taken.
  private static let stackSize = 1 << 20

  private let goOn = DispatchSemaphore(value: 0)
  private let hasStopped = DispatchSemaphore(value: 0)
  private var work: (() -> Void)?
  private var isDone = false
  /// What the demo takes it for.
  private(set) var thread: Thread?
  private let whenDone: @MainActor () -> Void
  /// Queues that it is in with `sync`: nobody else may wait for them while it sleeps.
  private var held = 0

  /// Whether the caller's thread is one of these, and the main thread waits for it: then what is the main actor's is its.
  static var isCurrent: Bool { turn.load(ordering: .acquiring) == UInt(pthread_self()) }

  /// The work that the caller does.
  static var current: ClipThread? { isCurrent ? atWork : nil }

  private init(
    _ work: @escaping () -> Void, as thread: Thread?, whenDone: @escaping @MainActor () -> Void
  ) {
    self.work = work
    self.thread = thread
    self.whenDone = whenDone
  }

  /// Does work until it sleeps or is done. Where the system has no more threads it is done here, and nothing is shown
  /// while it sleeps.
  @MainActor static func run(
    _ work: @escaping () -> Void, as thread: Thread? = nil,
    whenDone: @escaping @MainActor () -> Void = {}
  ) {
    let thread = ClipThread(work, as: thread, whenDone: whenDone)
    if thread.begin() {
      thread.resume()
    } else {
      work()
      whenDone()
    }
  }

  /// Sleeps, while the clip goes on.
  func sleep(_ seconds: Double) {
    stop { clock in
      clock.schedule(after: seconds) { MainActor.assumeIsolated { self.resume() } }
    }
  }

  /// Waits for something, while the clip goes on.
  func wait(until isReady: @escaping () -> Bool) {
    if isReady() { return }
    let isReady = UncheckedTransfer(isReady)
    stop { clock in
      clock.schedule(when: isReady.value) { MainActor.assumeIsolated { self.resume() } }
    }
  }

  /// The same for no longer than so many seconds of the clip.
  ///
  /// - Returns: Whether it has come.
  func wait(_ seconds: Double, until isReady: @escaping () -> Bool) -> Bool {
    let outcome = Outcome()
    let isReady = UncheckedTransfer(isReady)
    stop { clock in
      let end = clock.now + seconds
      // What is ready is looked for whenever something has happened.
      if seconds.isFinite { clock.schedule(after: seconds) {} }
      clock.schedule(when: { [unowned clock] in
        outcome.hasCome = isReady.value()
        return outcome.hasCome || onMainActor { clock.now >= end }
      }) { MainActor.assumeIsolated { self.resume() } }
    }
    return outcome.hasCome
  }

  /// Of a wait; written by one thread at a time.
  private final class Outcome: @unchecked Sendable { var hasCome = false }

  /// Whether the clip may go on meanwhile.
  var canWait: Bool { held == 0 && onMainActor { VirtualClock.current != nil } }

  /// Does what nobody else may do at the same time.
  static func holding<Result>(_ work: () throws -> Result) rethrows -> Result {
    let thread = current
    thread?.held += 1
    defer { thread?.held -= 1 }
    return try work()
  }

  private func begin() -> Bool {
    StartedThread.run(stackSize: Self.stackSize) { self.main() } == 0
  }

  private func main() {
    goOn.wait()
    takeTurn()
    work?()
    work = nil
    isDone = true
    giveTurn()
  }

  /// - Parameter plan: Says when it is to be resumed. Of a clip that ends before that, the thread stays where it is: it
  ///   is within the demo's code, which nothing but the demo can lead out of, and which must not go on. It costs the few
  ///   pages that it has used and a megabyte of addresses, until the process ends.
  private func stop(_ plan: @MainActor (VirtualClock) -> Void) {
    MainActor.assumeIsolated {
      if let clock = VirtualClock.current { plan(clock) }
    }
    // What it animates is its own, and not what happens meanwhile.
    let own = Transaction.current
    giveTurn()
    goOn.wait()
    takeTurn()
    Transaction.current = own
  }

  @MainActor private func resume() {
    let outer = Transaction.current
    goOn.signal()
    hasStopped.wait()
    Transaction.current = outer
    if isDone { whenDone() }
  }

  private func takeTurn() {
    Self.atWork = self
    Self.turn.store(UInt(pthread_self()), ordering: .releasing)
  }

  private func giveTurn() {
    Self.atWork = nil
    Self.turn.store(0, ordering: .releasing)
    hasStopped.signal()
  }
}
