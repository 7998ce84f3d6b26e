import Foundation
import Testing

@testable import Threads

/// What is to run on a thread runs, or it is told why not.
@Suite("Threads that are known to have started")
struct StartedThreadTests {
  @Test("A thread that starts runs what it is given", arguments: [nil, 1 << 20])
  func started(stackSize: Int?) async {
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      if StartedThread.run(stackSize: stackSize, { done.resume() }) != 0 {
        Issue.record("No thread")
        done.resume()
      }
    }
  }

  @Test("Where the system has no thread to give, that is told, and nothing kept")
  func notStarted() {
    weak var kept: Held?
    do {
      let held = Held()
      kept = held
      // More than any address space holds.
      let failure = StartedThread.run(stackSize: 1 << 60) { withExtendedLifetime(held) {} }
      #expect(failure == EAGAIN)
    }
    #expect(kept == nil)
  }

  private final class Held: Sendable {}
}
