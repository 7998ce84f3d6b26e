import Foundation
import Testing

@testable import Snippets

/// What runs is watched, or it does not run.
@Suite("Watches of a command")
struct TreeWatchTests {
  @Test("A command that no thread can watch is ended") func noThread() throws {
    let command = Process()
    command.executableURL = URL(fileURLWithPath: "/bin/cat")
    command.standardInput = Pipe()
    try command.run()
    let watch = TreeWatch(
      command.processIdentifier, limits: SandboxLimits(), start: { _ in EAGAIN })
    command.waitUntilExit()
    #expect(command.terminationReason == .uncaughtSignal)
    #expect(
      watch.stop().ending
        == .couldNotStart(
          executable: "a thread that watches it", reason: String(cString: strerror(EAGAIN))))
  }

  @Test("A thread that starts runs what it is given") func thread() async {
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      if StartedThread.run({ done.resume() }) != 0 {
        Issue.record("No thread")
        done.resume()
      }
    }
  }
}
