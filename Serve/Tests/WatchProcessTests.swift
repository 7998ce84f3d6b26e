import Foundation
import Testing

@testable import showreel_serve

/// What a watch says comes line by line, and its end is the server's.
struct WatchProcessTests {
  private actor Lines {
    var all: [String] = []
    func add(_ line: String) { all.append(line) }
  }

  @Test func linesComeAsTheyAreSaid() async throws {
    let lines = Lines()
    let script = "printf 'a\\nb'; printf 'c\\n\\nä\\n'; printf rest; exit 3"
    let code = try await WatchProcess(["/bin/sh", "-c", script]).run { await lines.add($0) }
    #expect(code == 3)
    #expect(await lines.all == ["a", "bc", "", "ä"])
  }

  @Test func aSignalIsToldAsAShellTellsIt() async throws {
    let code = try await WatchProcess(["/bin/sh", "-c", "kill -KILL $$"]).run { _ in }
    #expect(code == 128 + SIGKILL)
  }

  @Test func whatIsNoCommandIsNone() {
    #expect(ServeCommand([]) == nil)
    #expect(ServeCommand(["70000", "127.0.0.1", "true"]) == nil)
    #expect(ServeCommand(["80", "127.0.0.1", "true", "--json"])?.watch == ["true", "--json"])
  }
}
