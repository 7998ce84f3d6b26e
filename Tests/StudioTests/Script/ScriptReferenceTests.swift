import Foundation
import TestSupport
import Testing

@testable import Studio

@Suite("The reference of scripts")
struct ScriptReferenceTests {
  @Test("The page is what the parser's table says; SHOWREEL_RECORD=1 writes it anew")
  func page() throws {
    let repository = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let page = repository.appending(path: "Documentation/script.md")
    if ProcessInfo.processInfo.environment["SHOWREEL_RECORD"] == "1" {
      try ScriptVerb.reference.write(to: page, atomically: true, encoding: .utf8)
      Issue.record("Written anew; run again without SHOWREEL_RECORD.")
    }
    #expect(try String(contentsOf: page, encoding: .utf8) == ScriptVerb.reference)
  }
}
