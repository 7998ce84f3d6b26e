import Testing

@testable import Snippets

/// Functions and methods that another file of an app declares, where that file is not there.
@Suite("Functions of files that are not there")
struct AbsentFunctionTests: AbsentFixture {
  @Test("A function that nothing is made of does nothing, and returns a view where one is wanted")
  func functions() throws {
    let clip = try planned(
      "struct Deck: View { var body: some View {\n  header(of: 2)\n  Text(title(1))\n} }")
    var models = AbsentModels()
    let missing = [
      error("cannot find 'header' in scope", line: 3),
      error("cannot find 'title' in scope", line: 4),
    ]
    let isTaken = models.take(missing, of: clip, beside: [])
    #expect(isTaken && models.declarations.contains("func header(of a0: Any? = nil) {}"))
    // Its result could be anything.
    #expect(!models.declarations.contains("title"))
    let wrong = error("type '()' cannot conform to 'View'", line: 3, column: 3)
    let isChanged = models.take([wrong], of: clip, beside: [])
    #expect(isChanged)
    #expect(models.declarations.contains("@MainActor func header(of a0: Any? = nil) -> AnyView {"))
  }

  @Test("A method that seemed to return nothing returns what the compiler wants")
  func returning() throws {
    let clip = try planned(
      "struct Deck: View { let api: Service; var body: some View {\nlet all = items.map { api.load($0) }\nText(all[0]) } }"
    )
    var models = AbsentModels()
    _ = models.take(missing("Service"), of: clip, beside: [])
    #expect(models.declarations.contains("func load(_ a0: Any? = nil) {"))
    let wrong = error(
      "cannot convert value of type '()' to closure result type 'Card'", line: 3, column: 23)
    let isTaken = models.take([wrong], of: clip, beside: [])
    #expect(isTaken && models.declarations.contains("func load(_ a0: Any? = nil) -> Card {"))
  }

  @Test("What only a type of its own has is taken by functions that are made up") func choices()
    throws
  {
    let clip = try planned(
      "struct Deck: View { var body: some View { Text(\"\") }\nfunc f() {\n  tap(.light)\n  tap(.deep(3))\n} }"
    )
    var models = AbsentModels()
    let isNamed = models.take([error("cannot find 'tap' in scope", line: 4)], of: clip, beside: [])
    let absent = ["light", "deep"].map { error("type 'Any?' has no member '\($0)'", line: 4) }
    let isTaken = models.take(absent, of: clip, beside: [])
    #expect(isNamed && isTaken)
    for line in [
      "func tap(_ a0: Any? = nil) {}", "func tap(_ a0: _AbsentChoice) {}",
      "static var light: _AbsentChoice {", "static func deep(_ a0: Any? = nil) -> _AbsentChoice {",
    ] {
      #expect(models.declarations.contains(line), "\(line)")
    }
  }

  @Test("What follows from methods that wait for nothing is not told") func following() {
    for (message, isExpected) in [
      ("no 'async' operations occur within 'await' expression", true),
      ("no calls to throwing functions occur within 'try' expression", true),
      ("'catch' block is unreachable because no errors are thrown in 'do' block", true),
      ("variable 'a' was never used", false),
    ] {
      let warning = Diagnostic(file: "a.swift", line: 1, severity: .warning, message: message)
      #expect(warning.followsFromGuesses == isExpected, "\(message)")
    }
  }

  @Test("A method that a view is made of returns one, and the others on its line do what they did")
  func shown() throws {
    let clip = try planned(
      "struct Deck: View { let guide: Guide; var body: some View {\n  guide.build(1); Button(\"\") { guide.tap() }\n} }"
    )
    var models = AbsentModels()
    _ = models.take(missing("Guide"), of: clip, beside: [])
    let wrong = error("type '()' cannot conform to 'View'", line: 3, column: 3)
    let isTaken = models.take([wrong], of: clip, beside: [])
    #expect(isTaken)
    #expect(
      models.declarations.contains("@MainActor func build(_ a0: Any? = nil) -> AnyView {"),
      "\(models.declarations)")
    #expect(models.declarations.contains("func tap() {}"))
  }

  @Test("A method may be called in several ways") func calls() throws {
    let clip = try planned(
      "struct Deck: View { let guide: Guide; var body: some View { Text(\"\").onTapGesture {\n  guide.open(1)\n  guide.open(sheet: 2)\n} } }"
    )
    var models = AbsentModels()
    _ = models.take(missing("Guide"), of: clip, beside: [])
    for line in ["func open(_ a0: Any? = nil) {", "func open(sheet a0: Any? = nil) {"] {
      #expect(models.declarations.contains(line), "\(line) is not in\n\(models.declarations)")
    }
  }

  @Test("What a constant holds that has to be something else is that where it comes from")
  func constants() throws {
    let clip = try planned(
      "struct Deck: View { let api: Service; var body: some View { Text(\"\") }\nfunc load() async throws {\nlet user = try await api.user(id: 1)\nshow(user)\n} }"
    )
    var models = AbsentModels()
    _ = models.take(missing("Service"), of: clip, beside: [])
    #expect(models.declarations.contains("func user(id a0: Any? = nil) -> String {"))
    let wrong = error(
      "cannot convert value of type 'String' to expected argument type 'User'", line: 5, column: 6)
    let isTaken = models.take([wrong], of: clip, beside: [])
    #expect(isTaken && models.declarations.contains("func user(id a0: Any? = nil) -> User {"))
  }
}
