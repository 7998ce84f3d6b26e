import Testing

@testable import Snippets

/// Protocols that another file of an app declares, where that file is not there.
@Suite("Protocols of files that are not there")
struct AbsentProtocolTests: AbsentFixture {
  @Test("A protocol of another file asks for nothing, and is one of views where it has to be")
  func protocols() throws {
    let clip = try planned(
      "struct Deck: Shown { var body: some View { Text(\"\") } }\nstruct Card: Held, Equatable { }")
    #expect(clip.root == .view("Deck"))
    var models = AbsentModels()
    let isTaken = models.take(missing("Shown", "Held"), of: clip, beside: [])
    #expect(isTaken && models.warnings.count == 2)
    #expect(models.declarations.contains("protocol Shown: View {}\n"))
    #expect(models.declarations.contains("protocol Held {}\n"))
  }

  @Test("A protocol of which a value is any is a type, which its name alone means") func anyValue()
    throws
  {
    let clip = try planned(
      "struct Deck: View { let card: (any Card)?; var body: some View { Text(\"\") } }")
    var models = AbsentModels()
    let isTaken = models.take(missing("Card"), of: clip, beside: [])
    #expect(isTaken && models.declarations.contains("struct Card: Identifiable, Hashable {"))
    let source = SwiftSource(clip.excerpt.text)
    let texts = [models.declarations, "protocol Card {}\n"].map { models in
      DemoSource(
        clip.excerpt, source: source, root: clip.root, changes: DemoChanges(models: models)
      ).text
    }
    #expect(
      texts[0].contains("let card: (    Card)?") && texts[1].contains("let card: (any Card)?"))
  }

  @Test(
    "What a generic parameter has to be is a class with what is used of the parameter's values",
    arguments: [
      "<M: Counting>: View", "<M: Counting & AnyObject>: View", "<M>: View where M: Counting",
    ]
  )
  func constraints(_ head: String) throws {
    let text =
      "import SwiftUI\nstruct Deck\(head) {\n@ObservedObject var model: M\n"
      + "var body: some View { Button(\"\\(model.count)\") { model.increment() } } }\n"
      + "#Preview { Text(\"\") }"
    let clip = try #require(SnippetPlan(source: text, at: "a.swift").clips.first)
    var models = AbsentModels()
    let isTaken = models.take(missing("Counting"), of: clip, beside: [])
    #expect(isTaken)
    for line in [
      "final class Counting: ObservableObject, Identifiable, Hashable {", "var count: Int = 3",
      "func increment() { count += 1 }",
    ] {
      #expect(models.declarations.contains(line), "\(line) is not in\n\(models.declarations)")
    }
  }

  @Test("What is handed where a protocol is wanted is what stands for that") func united() throws {
    let clip = try planned(
      """
      final class Feed: ObservableObject {
        let service: Serving
        init(service: Serving = Service()) { self.service = service }
        func load() { service.refresh() }
      }
      struct Deck: View { @StateObject var feed = Feed(); var body: some View { Text("") } }
      """)
    var models = AbsentModels()
    let areTaken = models.take(
      missing("Serving") + [error("cannot find 'Service' in scope", line: 4)], of: clip, beside: [])
    #expect(areTaken && models.models.keys.sorted() == ["Service", "Serving"])
    let wrong = error(
      "default argument value of type 'Service' cannot be converted to type 'Serving'", line: 4)
    let isUnited = models.take([wrong], of: clip, beside: [])
    #expect(isUnited && models.models.keys.sorted() == ["Serving"])
    #expect(models.declarations.contains("typealias Service = Serving\n"))
    // The class that one of both was is the other as well.
    #expect(models.models["Serving"]?.kind == .observable)
  }
}
