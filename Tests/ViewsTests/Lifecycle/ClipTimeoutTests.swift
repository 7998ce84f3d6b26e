import Dispatch
import Foundation
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Waits that give up")
struct ClipTimeoutTests {
  private final class Notes: @unchecked Sendable {
    var all: [String] = []
  }

  private let notes = Notes()
  private let played = PlayedView { Color.red }

  private func time(after seconds: Double) -> DispatchTime {
    var time = DispatchTime.now()
    played.change { time = _ClipTime.uptime + seconds }
    return time
  }

  @Test(
    "A wait in the background gives up at its time, and is over when what it waits for has come")
  func semaphores() {
    let (never, later) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let (notes, early, late) = (notes, time(after: 1), time(after: 10))
    played.change {
      _ClipThreads.detach {
        notes.all.append(
          _ClipThreads.wait(for: never, until: early) == .success ? "came" : "gave up")
      }
      _ClipThreads.detach {
        notes.all.append(
          _ClipThreads.wait(for: later, until: late) == .success ? "came" : "gave up")
      }
    }
    played.advance(to: 0.9)
    #expect(notes.all.isEmpty)
    played.advance(to: 1.2)
    #expect(notes.all == ["gave up"])
    played.change { later.signal() }
    played.advance(to: 2)
    #expect(notes.all == ["gave up", "came"])
  }

  @Test("On the main thread nobody waits") func main() {
    let (group, deadline) = (DispatchGroup(), time(after: 60))
    group.enter()
    var isOver = false
    played.change { isOver = _ClipThreads.wait(for: group, until: deadline) == .timedOut }
    #expect(isOver)
    group.leave()
    played.change { isOver = _ClipThreads.wait(for: group, until: deadline) == .success }
    #expect(isOver)
  }

  @Test("Whose tasks have threads is known of each clip") func tasks() {
    let other = PlayedView { Color.red }
    played.change { _ClipThreads.takeTasks() }
    #expect(ClipTasks.areTaken(by: played.graph.clock))
    #expect(!ClipTasks.areTaken(by: other.graph.clock))
  }
}
