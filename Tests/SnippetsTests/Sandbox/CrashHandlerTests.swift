import Foundation
import TestSupport
import Testing

@testable import Snippets

/// Where a machine has a program for crashes, the kernel starts it outside of all walls.
struct CrashHandlerTests {
  @Test(
    .enabled(if: Executables.find("bwrap") != nil, "there is no bwrap"), arguments: [true, false])
  func theKernelStartsNoneForADemo(_ isIsolated: Bool) async throws {
    let folder = try TemporaryFolder()
    let walls = Sandbox.Isolation.bubblewrap(Executables.find("bwrap") ?? "")
    let sandbox = isIsolated ? Sandbox(walls) : SandboxTests.plain
    let report = await sandbox.run(
      SandboxedCommand("/bin/cat", ["/proc/self/limits"], in: folder.path, limits: .patient))
    let line = report.output.split(separator: "\n").first { $0.hasPrefix("Max core file size") }
    let words = try #require(line).split(separator: " ").suffix(3)
    // Where nobody may have a core file at all, a shell cannot say one byte.
    #expect(words.first == (CrashHandlers.areLeftOut ? "1" : "0"))
  }
}
