import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@_spi(Engine) @testable import Views

@MainActor
@Suite("TextFieldLink")
struct TextFieldLinkTests {
  @Test("What is written on its page is handed on once that is done, and the page closes")
  func writing() throws {
    let log = Log()
    let link = TextFieldLink("Reply", prompt: Text("Message")) { log.add($0) }
    let graph = ViewGraph.on(.watch, CGSize(width: 198, height: 242), link)
    try graph.tap("Reply")
    let field = try #require(graph.touchTargets.first { $0.demonstration?.isField == true })
    graph.touchDown(at: field.center)
    graph.touchUp(at: field.center)
    graph.advance(to: graph.time + 1)
    PlayedView(graph: graph).type("Hi")
    #expect(log.entries.isEmpty)
    try graph.tap("Done")
    #expect(log.text == "Hi")
    #expect(!graph.tapTargets.contains { $0.label == "Done" })
  }

  @Test("Its field takes what is typed as soon as its page is there") func focus() throws {
    let log = Log()
    let link = TextFieldLink("Reply", prompt: Text("Message")) { log.add($0) }
    let graph = ViewGraph.on(.watch, CGSize(width: 198, height: 242), link)
    #expect(!graph.isTextEdited)
    try graph.tap("Reply")
    graph.advance(to: graph.time + 1)
    #expect(graph.isTextEdited)
    PlayedView(graph: graph).type("Hi")
    try graph.tap("Done")
    #expect(log.text == "Hi")
  }
}

extension TouchDemonstration {
  fileprivate var isField: Bool { if case .type = self { true } else { false } }
}
