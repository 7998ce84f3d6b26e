import TestSupport
import Foundation

@testable import Snippets

/// `attack.c`, compiled once for all tests of a run.
struct AttackProgram: Sendable {
  let folder: TemporaryFolder
  var path: String { folder.path + "/attack" }

  static let shared = Task { try await AttackProgram() }

  /// The toolchain brings one; any other will do.
  static var compiler: String? {
    let beside = CompilerFixture.compiler.map {
      URL(filePath: $0).resolvingSymlinksInPath().deletingLastPathComponent().path + "/clang"
    }
    return [beside, "cc", "clang"].compactMap { $0 }.compactMap(Executables.find).first
  }

  private init() async throws {
    folder = try TemporaryFolder()
    let source = URL(filePath: #filePath).deletingLastPathComponent().path + "/attack.c"
    let report = await SandboxTests.plain.run(
      SandboxedCommand(
        Self.compiler ?? "cc", ["-O1", "-pthread", source, "-o", path],
        in: folder.path, limits: .patient))
    guard report.ending == .ok else { throw NotBuilt(reason: report.errors) }
    chmod(folder.path, 0o755)
  }

  struct NotBuilt: Error { var reason: String }
}
