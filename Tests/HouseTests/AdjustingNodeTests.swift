import TestSupport
import Testing

/// A node that changes transactions says so: those below ask no others.
@Suite("Nodes that change transactions")
struct AdjustingNodeTests {
  @Test func whatAdjustsSaysSo() throws {
    let files = try Repository.files(in: "Sources").filter {
      try Repository.text($0).contains("override func adjust(_ transaction: inout Transaction)")
    }
    #expect(files.count >= 3)
    for file in files {
      #expect(try Repository.text(file).contains("override var adjusts: Bool { true }"), "\(file)")
    }
  }
}
