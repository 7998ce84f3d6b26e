import Foundation
import TestSupport
import Testing

@testable import Studio

@Suite("The reference of scripts")
struct ScriptReferenceTests {
  @Test("The documentation's page is what the parser's table says")
  func page() throws {
    let page = Repository.folder.appending(path: "Documentation/script.md")
    try GoldenRecorder.keep(Data(ScriptVerb.reference.utf8), in: page)
    #expect(try String(contentsOf: page, encoding: .utf8) == ScriptVerb.reference)
  }
}
