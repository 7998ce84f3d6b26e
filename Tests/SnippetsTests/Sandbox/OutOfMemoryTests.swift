import Foundation
import TestSupport
import Testing

@testable import Snippets

/// What the kernel keeps for a demo may be more than any look shows: then a demo goes, and not what is beside it.
struct OutOfMemoryTests {
  @Test(
    .enabled(if: Executables.find("bwrap") != nil, "there is no bwrap"),
    arguments: [true, false])
  func aMachineThatIsOutOfMemoryEndsTheDemoFirst(_ isIsolated: Bool) async throws {
    let folder = try TemporaryFolder()
    let walls = Sandbox.Isolation.bubblewrap(Executables.find("bwrap") ?? "")
    let sandbox = isIsolated ? Sandbox(walls) : SandboxTests.plain
    let report = await sandbox.run(
      SandboxedCommand("/bin/cat", ["/proc/self/oom_score_adj"], in: folder.path, limits: .patient))
    #expect(report.ending == .ok)
    #expect(report.output == "1000\n")
  }

  /// Behind walls it is not taken back.
  @Test(.enabled(if: Executables.find("bwrap") != nil, "there is no bwrap"))
  func aDemoDoesNotPutItselfBehindOthers() async throws {
    let folder = try TemporaryFolder()
    let walls = Sandbox(.bubblewrap(Executables.find("bwrap") ?? ""))
    let report = await walls.run(
      SandboxedCommand(
        "/bin/sh", ["-c", "echo 0 >/proc/self/oom_score_adj; cat /proc/self/oom_score_adj"],
        in: folder.path, limits: .patient))
    #expect(report.output == "1000\n")
  }
}
