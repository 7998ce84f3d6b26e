import Testing

@testable import Snippets

/// Which names that nothing declares another file of an app declares, and which are mistyped or the system's.
@Suite("Names of files that are not there")
struct AbsentNameTests: AbsentFixture {
  @Test("What is taken for a view or mistyped is no model")
  func others() throws {
    let clip = try planned(
      "struct Deck: View { let a: [Crad]; var body: some View { Card() } }")
    for (message, views) in [
      ("cannot find 'Card' in scope", ["Card"] as Set),
      ("cannot find 'Card' in scope", []),
      ("cannot find type 'Crad' in scope. Did you mean 'Crat'?", []),
      ("cannot find 'cuotn' in scope. Did you mean 'count'?", []),
    ] {
      var models = AbsentModels()
      let isTaken = models.take([error(message)], of: clip, beside: views)
      #expect(!isTaken && models.declarations.isEmpty, "\(message)")
    }
  }

  @Test(
    "A type that the system has one of the same name of is the app's where it is used as no such")
  func shadows() throws {
    let body = "var body: some View { Text(pipe.title) }"
    let clip = try planned("struct Deck: View { @State var pipe: Pipe = Pipe.first; \(body) }")
    let absent = error("type 'Pipe' has no member 'first'")
    var models = AbsentModels()
    let isTaken = models.take([absent], of: clip, beside: [])
    #expect(isTaken && models.declarations.contains("struct Pipe: Identifiable, Hashable {"))
    #expect(models.warnings.first?.message.hasPrefix("The system's 'Pipe' has no 'first'") == true)
    let bound = error(
      "value of type 'Pipe' has no dynamic member 'title' using key path from root type 'Pipe'")
    var asked = AbsentModels()
    let isBoundTaken = asked.take([bound], of: clip, beside: [])
    #expect(isBoundTaken && asked.declarations.contains("struct Pipe: Identifiable, Hashable {"))
    let other = try planned(
      "struct Deck: View { let t = Task { 3 }; let a = Task.samples; var body: some View { Text(\"\") } }"
    )
    var none = AbsentModels()
    let isOtherTaken = none.take(
      [error("type 'Task<Success, Failure>' has no member 'samples'")], of: other, beside: [])
    #expect(!isOtherTaken)
  }

  @Test("A list whose elements are called as it is not mistyped") func several() throws {
    let clip = try planned(
      "struct Deck: View { var body: some View { ForEach(cards) { card in Text(card.title) } } }")
    let missing = error("cannot find 'cards' in scope; did you mean 'card'?")
    #expect(missing.isOfSeveral && missing.isOfAnotherFile)
    var models = AbsentModels()
    let isTaken = models.take([missing], of: clip, beside: [])
    #expect(isTaken && models.declarations.contains("var cards: [_Card] = [_Card(), "))
    let mistyped = error("cannot find 'titles' in scope; did you mean 'titled'?")
    #expect(!mistyped.isOfSeveral && !mistyped.isOfAnotherFile)
    let shown = try planned("struct Deck: View { var body: some View { Text(\"\\(items)\") } }")
    var others = AbsentModels()
    let isOfOthers = others.take(
      [error("cannot find 'items' in scope; did you mean 'item'?")], of: shown, beside: [])
    #expect(!isOfOthers && others.declarations.isEmpty)
  }

  @Test("Several of what a modifier is called by are a variable") func plural() {
    #expect(error("cannot find 'tabItems' in scope. Did you mean 'tabItem'?").isOfAnotherFile)
    #expect(!error("cannot find 'tabItam' in scope. Did you mean 'tabItem'?").isOfAnotherFile)
  }

  @Test("A type beside a variable of its name is not mistyped") func variables() {
    #expect(error("cannot find type 'Card' in scope. Did you mean 'card'?").isOfAnotherFile)
  }

  @Test("Who is told of a type is told what else it could be") func suggestions() throws {
    let clip = try planned(
      "struct Deck: View { @State var a: [Crdas] = []; var body: some View { } }")
    var models = AbsentModels()
    _ = models.take(
      [error("cannot find type 'Crdas' in scope. Did you mean 'Cards'?")], of: clip, beside: [])
    #expect(
      models.warnings.map(\.message) == [
        "Nothing here declares 'Crdas': a type with what is used of it stands for it. Did you mean "
          + "'Cards'? Show the file that declares it together with this one, or declare it here."
      ])
  }

  @Test(
    "A type of the system's that is used as none is the app's",
    arguments: [
      (
        "let tab: Tab", "reference to generic type 'Tab' requires arguments in <...>",
        "The system's 'Tab' is generic, and nothing here declares another: "
      ),
      (
        "let tab: Menu.Entry",
        "'Entry' is not a member type of generic struct 'SwiftUI.Menu'",
        "The system's 'Menu' has no 'Entry', and nothing here declares another: "
      ),
    ])
  func generics(_ property: String, _ message: String, _ warning: String) throws {
    let clip = try planned(
      "struct Deck: View { \(property); var body: some View { Text(\"\") } }\n#Preview { Text(\"\") }"
    )
    var models = AbsentModels()
    let isTaken = models.take([error(message)], of: clip, beside: [])
    #expect(isTaken && models.warnings.first?.message.hasPrefix(warning) == true)
    // What is computed makes none of the system's.
    let computed = try planned(
      "struct Deck: View { var tab: Tab { .home }; var body: some View { Text(\"\") } }")
    var others = AbsentModels()
    let isComputedTaken = others.take(
      [error("type 'Tab<Value, Content, Label>' has no member 'home'")], of: computed, beside: [])
    #expect(isComputedTaken)
  }

  @Test("A name of SwiftUI's that is not here may be the app's own") func unsupported() throws {
    let clip = try planned(
      "struct Deck: View { let a: Settings.Language; var body: some View { Text(\"\") } }\n#Preview { Text(\"\") }"
    )
    for (name, isExpected) in [("Settings", true), ("FetchedResults", false)] {
      let missing = Diagnostic(
        file: "a.swift", line: 2, message: "cannot find type '\(name)' in scope",
        remedy: .supportedAPI)
      var models = AbsentModels()
      let isTaken = models.take([missing], of: clip, beside: [])
      #expect(isTaken == isExpected && missing.isOfSharedName == isExpected)
    }
  }
}
