import Testing

@testable import Snippets

/// A kernel may be built without the list that the watch goes by, and then the watch would see nobody.
struct ListedProcessesTests {
  @Test(.enabled(if: Executables.find("bwrap") != nil, "there is no bwrap"))
  func aKernelThatDoesNotListWhatADemoStartsRunsNone() async throws {
    let error = await #expect(throws: SandboxError.self) {
      try await Sandbox.detect(started: "/nowhere/children")
    }
    #expect(
      error
        == .noWalls(
          reason:
            "this kernel does not list the processes that a demo starts, so nothing could limit what they "
            + "take (/nowhere/children is not there: CONFIG_PROC_CHILDREN)"))
    // Nothing is promised of what is run without walls.
    #expect(
      try await Sandbox.detect(wanted: false, started: "/nowhere/children").isIsolated == false)
  }
}
