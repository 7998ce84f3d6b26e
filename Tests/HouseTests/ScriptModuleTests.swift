import Foundation
import TestSupport
import Testing

/// The long checks are run by hand, and so would be found broken on the day when one is needed.
struct ScriptModuleTests {
  private static let modules: [String] =
    (try? FileManager.default.contentsOfDirectory(
      atPath: Repository.folder.appending(path: "Scripts/lib").path
    ).filter {
      FileManager.default.fileExists(
        atPath: Repository.folder.appending(path: "Scripts/lib/\($0)/__main__.py").path)
    }.sorted()) ?? []

  @Test func thereAreSome() {
    #expect(Self.modules.count >= 5)
  }

  @Test("All that a script imports is found", arguments: modules) func imports(_ module: String)
    throws
  {
    let answer = try Process(
      "/usr/bin/python3", ["-B", "Scripts/lib/\(module)", "--help"], in: Repository.folder
    ).answer()
    #expect(answer.code == 0, "\(answer.errors)")
    #expect(answer.output.hasPrefix("usage: "))
  }
}
