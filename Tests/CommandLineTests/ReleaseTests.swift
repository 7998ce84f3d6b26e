import Foundation
import Testing
import TestSupport

@testable import ShowreelCLI

/// One number for a release, wherever it is told.
struct ReleaseTests {
  @Test func theChangelogBeginsWithTheVersion() throws {
    let text = try String(
      contentsOf: Repository.folder.appending(path: "CHANGELOG.md"), encoding: .utf8)
    let versions = text.matches(of: #/(?m)^## (\d+\.\d+\.\d+)$/#).map { String($0.output.1) }
    #expect(versions.first == Version.current)
    let headings = text.matches(of: #/(?m)^## .*$/#)
    #expect(headings.count == versions.count, "a heading is no version")
    #expect(versions == versions.sorted { $0.compare($1, options: .numeric) == .orderedDescending })
  }

  @Test func theProgramNamesItsCommit() async throws {
    #expect(Version.text(commit: "0a1b2c") == "\(Version.current) (commit 0a1b2c)")
    #expect(Version.text(commit: nil) == "\(Version.current) (built from a working copy)")
    let answer = try await Showreel().run(["--version"])
    #expect(answer.output == Version.full + "\n" && answer.code == 0)
  }
}
