import Foundation
import TestSupport
import Testing

@testable import Snippets

/// Who closes what it could write to is still there.
struct ClosedStreamsTests {
  @Test(
    .enabled(if: Executables.find("bwrap") != nil, "there is no bwrap"), arguments: [true, false])
  func aCommandThatClosesItsStreamsIsWatchedOn(_ isIsolated: Bool) async throws {
    let folder = try TemporaryFolder()
    let walls = Sandbox.Isolation.bubblewrap(Executables.find("bwrap") ?? "")
    let sandbox = isIsolated ? Sandbox(walls) : SandboxTests.plain
    let report = await sandbox.run(
      SandboxedCommand(
        "/bin/sh", ["-c", "exec >&- 2>&-; exec sleep 60"], in: folder.path,
        limits: SandboxLimits(seconds: 0.5)))
    #expect(report.ending == .timedOut(seconds: 0.5))
  }
}
