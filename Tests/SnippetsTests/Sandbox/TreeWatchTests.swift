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
}
