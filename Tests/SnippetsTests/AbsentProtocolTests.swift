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
}
