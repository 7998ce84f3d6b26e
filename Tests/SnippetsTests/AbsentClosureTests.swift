import Testing

@testable import Snippets

/// Closures that code hands to methods of another file of an app, where that file is not there.
@Suite("Closures for methods of files that are not there")
struct AbsentClosureTests: AbsentFixture {
  /// Each call with the method that is made up for it.
  @Test(
    "A method takes the closures that it is handed, and calls those that only wait",
    arguments: [
      ("api.load { isOn = true }", "func load(_ a0: (() -> Void)? = nil) { a0?() }"),
      (
        "api.load(2) { cards in self.rows = cards }",
        "func load(_ a0: Any? = nil, _ a1: (([String]) -> Void)? = nil) { a1?([\"One\", \"Two\", \"Three\"]) }"
      ),
      (
        "api.load(done: { success in print(success) })",
        "func load(done a0: ((Bool) -> Void)? = nil) { a0?(false) }"
      ),
      ("api.load { total = $0 }", "func load(_ a0: ((Int) -> Void)? = nil) { a0?(0) }"),
      (
        "api.load { error in print(error) }",
        "func load(_ a0: (((any Error)?) -> Void)? = nil) { a0?(nil) }"
      ),
      (
        "api.load { result in switch result { case .success(let a): rows.append(a) default: break } }",
        "func load(_ a0: ((Result<String, any Error>) -> Void)? = nil) { a0?(.success(\"Item\")) }"
      ),
      (
        "api.load { user in self.user = user }",
        "func load(_ a0: ((User) -> ())? = nil) {}"
      ),
      // Nobody waits for it here, and a view is no closure that is called.
      ("api.load { await a() }", "func load(_ a0: (() async -> Void)? = nil) {}"),
    ])
  func methods(_ call: String, _ expected: String) throws {
    let clip = try planned(
      "struct Deck: View {\n  let api: Service; @State var isOn = false; @State var total = 0\n"
        + "@State var rows: [String] = []; @State var user: User?\n"
        + "var body: some View { a.onTapGesture {\n\(call)\n} } }\nstruct User { let name: String }"
    )
    var models = AbsentModels()
    let isTaken = models.take(missing("Service"), of: clip, beside: [])
    #expect(isTaken && models.declarations.contains(expected), "\(models.declarations)")
  }

  @Test("What a view is handed is no closure that is called") func views() throws {
    let uses = MemberUse.all(
      in: SwiftSource("theme.card { Text(\"a\") }; api.load { Task { a() } }"))
    #expect(uses.first { $0.name == "card" }?.labels == ["_"])
    #expect(uses.first { $0.name == "load" }?.labels == ["_: () -> Void"])
    let long = "api.load { print(\"\(String(repeating: "a", count: 5000))\") }"
    #expect(MemberUse.all(in: SwiftSource(long)).first { $0.name == "load" }?.labels == ["_"])
  }

  @Test(
    "What views receive from is a publisher of what they make of it",
    arguments: [
      ("{ total = $0 }", "Int"), ("{ _ in total = 3 }", "Void"),
      ("{ rows in self.rows = rows }", "[String]"),
    ])
  func publishers(_ action: String, _ sent: String) throws {
    let clip = try planned(
      "struct Deck: View {\n  let api: Service; @State var total = 0; @State var rows: [String] = []\n"
        + "var body: some View { a.onReceive(api.news) \(action) } }")
    var models = AbsentModels()
    let isTaken = models.take(missing("Service"), of: clip, beside: [])
    let expected =
      "var news: PassthroughSubject<\(sent), Never> = PassthroughSubject<\(sent), Never>()"
    #expect(isTaken && models.declarations.contains(expected), "\(models.declarations)")
  }

  @Test(
    "What is done with a value tells what it is",
    arguments: [
      ("if a { b() }", "Bool"), ("if !a { b() }", "Bool"), ("if a.isOn { b() }", "String"),
      ("c = !a.isOn", "String"), ("if c == a {}", "String"), ("for b in a {}", "[String]"),
      ("ForEach(a) { b }", "[String]"), ("ForEach(a.b) { b }", "String"),
      ("self.total = a", "Int"), ("total  =  a; b()", "Int"), ("total = a + 1", "String"),
      ("total == a", "String"), ("total = b.a", "String"), ("total = ab", "String"),
      ("switch a { case .success: b() }", "_AbsentResult"), ("", "String"),
    ])
  func values(_ body: String, _ type: String) {
    let types = VariableTypes(in: SwiftSource("var total = 0"))
    #expect(AbsentClosure.type(of: "a", in: body, types) == type)
  }

  /// Letters of a stranger's code would else each be looked at from each other.
  @Test("What is as long as a file is not looked into, nor what is handed to more than a method is")
  func long() throws {
    let word = String(repeating: "a", count: 100_000)
    let uses = MemberUse.all(
      in: SwiftSource("a.onReceive(api.news) { rows in \(word); self.rows = rows }"))
    #expect(
      uses.first { $0.name == "news" }?.sign == .value(type: "PassthroughSubject<Void, Never>"))
    let many = "api.load { a, b, c, d, e, f, g, h, i in print(a) }"
    #expect(MemberUse.all(in: SwiftSource(many)).first { $0.name == "load" }?.labels == ["_"])
  }

  /// Of two, the compiler would not know which takes `{ _ in }`.
  @Test("A method that is handed closures of other types is one") func oneMethod() throws {
    let clip = try planned(
      "struct Deck: View {\n  let api: Service; @State var total = 0; @State var rows: [String] = []\n"
        + "var body: some View { a.onTapGesture {\napi.load { total = $0 }\n"
        + "api.load { rows in self.rows = rows }\n} } }")
    var models = AbsentModels()
    let isTaken = models.take(missing("Service"), of: clip, beside: [])
    #expect(isTaken && models.declarations.matches(of: #/func load\(/#).count == 1)
  }

  @Test("A result that is taken apart has as many parts") func tuples() throws {
    let clip = try planned(
      "struct Deck: View {\n  let api: Service\nvar body: some View { let (paid, isOpen) = api.counts(); a } }"
    )
    var models = AbsentModels()
    let isTaken = models.take(missing("Service"), of: clip, beside: [])
    #expect(
      isTaken
        && models.declarations.contains(
          "func counts() -> (paid: String, isOpen: Bool) { (paid: \"Paid\", isOpen: false) }"),
      "\(models.declarations)")
  }
}
