import Foundation
import TestSupport
import Testing

/// The check runs each module's tests by name: what it does not name would never fail.
struct TestModuleTests {
  @Test func allAreRun() throws {
    let targets = try PackageTarget.all.get().filter { $0.kind == .test }.map(\.name)
    let answer = try Process("/bin/bash", ["Scripts/lib/tests", "--list"], in: Repository.folder)
      .answer()
    #expect(answer.code == 0, "\(answer.errors)")
    #expect(answer.lines.sorted() == targets.sorted())
  }
}
