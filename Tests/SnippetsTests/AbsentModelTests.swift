import Testing

@testable import Snippets

/// Types of data that another file of an app declares, where that file is not there.
@Suite("Models of files that are not there")
struct AbsentModelTests {
  private func planned(_ code: String) throws -> PlannedClip {
    try #require(SnippetPlan(source: "import SwiftUI\n" + code, at: "a.swift").clips.first)
  }

  private func error(_ message: String, line: Int = 2, column: Int = 1) -> Diagnostic {
    Diagnostic(file: "a.swift", line: line, column: column, message: message)
  }

  private func missing(_ names: String...) -> [Diagnostic] {
    names.map { error("cannot find type '\($0)' in scope") }
  }

  private static let deck = """
    struct Deck: View {
      @State var cards: [Card] = Card.samples
      let mode: Mode
      @StateObject var store = Store()
      var body: some View {
        ForEach(cards) { card in
          Text(card.title).opacity(card.isOn ? 1 : max(card.fade))
          Button("a") { store.pick(card, at: 3) }
        }
        switch mode {
        case .idle: Text(Theme.name)
        case .failed(let why): Text(why)
        }
      }
    }
    """

  @Test("Members have the types that their uses and names speak for")
  func members() throws {
    let clip = try planned(Self.deck)
    var models = AbsentModels()
    let errors =
      missing("Card", "Mode", "Store") + [error("cannot find 'Theme' in scope", line: 12)]
    let rounds = (1...2).map { _ in models.take(errors, of: clip, beside: []) }
    #expect(rounds == [true, false] && models.warnings.count == 4)
    let text = models.declarations
    for line in [
      "struct Card: Identifiable, Hashable {", "var title: String = \"Title\"",
      "var isOn: Bool = false", "static var samples: [Card] = [Card(), Card(), ",
      "enum Mode: Hashable, Identifiable {", "case failed(String)", "case idle\n",
      "final class Store: ObservableObject, Identifiable, Hashable {",
      "func pick(_ a0: Any? = nil, at a1: Any? = nil) {}", "static var name: String = \"Name\"",
    ] {
      #expect(text.contains(line), "\(line) is not in\n\(text)")
    }
  }

  @Test(
    "What is around a member says more than what is called like it",
    arguments: [
      (
        "Text(\"a\").cornerRadius(card.cornerRadius)",
        "var cornerRadius: CGFloat"
      ),
      ("Text(\"a\").cornerRadius(Card.cornerRadius)", "static var cornerRadius: CGFloat"),
      // Lists tell apart what they hold by their numbers.
      ("Text(\"\\(card.id - 1)\")", "var id: Int = { Card._made += 1; return Card._made }()"),
      ("Text(\"\\(card.title)\").id(card.id)", "let id = UUID()"),
      (
        "if let marks = card.marks { ForEach(marks) { mark in Text(mark.word) } }",
        "var marks: [_Mark]? = [_Mark(), "
      ),
      (
        "let marks = card.marks; ForEach(marks) { mark in Text(mark.word) }",
        "var marks: [_Mark] = [_Mark(), "
      ),
    ])
  func signs(_ body: String, _ line: String) throws {
    let clip = try planned(
      "struct Deck: View { let card: Card = Card(); var body: some View { \(body) } }")
    var models = AbsentModels()
    let isTaken = models.take(missing("Card"), of: clip, beside: [])
    #expect(isTaken && models.declarations.contains(line), "\(models.declarations)")
  }

  @Test("A member gets the type that the compiler wants")
  func types() throws {
    let clip = try planned(Self.deck)
    var models = AbsentModels()
    _ = models.take(missing("Card"), of: clip, beside: [])
    let wrong = error(
      "cannot convert value of type 'String' to expected argument type 'Double'", line: 8,
      column: 53)
    let isTaken = models.take([wrong], of: clip, beside: [])
    #expect(isTaken && models.declarations.contains("var fade: Double = 0"))
    let absent = error("value of type 'Card' has no member 'width'", line: 8)
    let isAdded = models.take([absent], of: clip, beside: [])
    #expect(isAdded && models.declarations.contains("var width: CGFloat = 60"))
  }

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

  /// Each message with what is compiled beside the demo because of it.
  @Test(
    "What extensions add to types that are there is made up",
    arguments: [
      (
        "a.middle(to: b)", "value of type 'CGPoint' has no member 'middle'",
        "extension CGPoint {\nfunc middle(to a0: Any? = nil) -> CGPoint { self }\n}"
      ),
      (
        "a.asTwoDecimals()", "value of type 'Double' has no member 'asTwoDecimals'",
        "extension Double {\nfunc asTwoDecimals() -> Double { self }\n}"
      ),
      (
        "a.asCurrency()", "value of type 'Double' has no member 'asCurrency'",
        "extension Double {\nfunc asCurrency() -> String { \"\\(self)\" }\n}"
      ),
      (
        "a(CGFloat.gap)", "type 'CGFloat' has no member 'gap'",
        "extension CGFloat {\nstatic var gap: CGFloat { 16 }\n}"
      ),
      (
        "a(Color.fades(of: b))", "type 'Color' has no member 'fades'",
        "extension Color {\nstatic func fades(of a0: Any? = nil) -> _ModelColor { _ModelColor.blue }\n}"
      ),
      (
        "a(Color.brand.ground, Color.brand.label(2))", "type 'Color' has no member 'brand'",
        "extension Color {\nstatic var brand: _ColorBrand { _ColorBrand() }\n}"
      ),
    ])
  func additions(_ body: String, _ message: String, _ expected: String) throws {
    let clip = try planned("struct Deck: View { var body: some View { \(body) } }")
    var models = AbsentModels()
    let rounds = (1...2).map { _ in models.take([error(message)], of: clip, beside: []) }
    #expect(rounds == [true, false] && models.warnings.count == 1)
    #expect(models.declarations.contains(expected), "\(models.declarations)")
  }

  @Test("A member without a type is of the one that its place takes") func placed() throws {
    let clip = try planned(
      "struct Deck: View { var body: some View {\n  Text(\"\").padding(.wide)\n} }")
    var models = AbsentModels()
    let unplaced = error(
      "reference to member 'wide' cannot be resolved without a contextual type", line: 3, column: 21
    )
    let isTaken = models.take([unplaced], of: clip, beside: [])
    #expect(isTaken && models.declarations.contains("static var wide: CGFloat {"))
    #expect(
      models.warnings.first?.message.hasPrefix("Nothing here declares 'CGFloat.wide'") == true)
    var others = AbsentModels()
    let other = error("cannot infer contextual base in reference to member 'tall'", line: 3)
    let isOtherTaken = others.take([other], of: clip, beside: [])
    #expect(!isOtherTaken)
  }

  @Test("A modifier and a member of a type that nobody adds to are made up by nobody")
  func noAdditions() throws {
    let clip = try planned("struct Deck: View { var body: some View { Image(a).glow(2).b } }")
    for message in [
      "value of type 'Image' has no member 'glow'", "value of type 'Deck' has no member 'b'",
      "value of type 'String' has no member 'coun'. Did you mean 'count'?",
    ] {
      var models = AbsentModels()
      let isTaken = models.take([error(message)], of: clip, beside: [])
      #expect(!isTaken, "\(message)")
    }
  }

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

  @Test("What is public is not beside types that are made up") func hidden() throws {
    let clip = try planned(
      "public struct Deck: View {\n  public init(a: Card? = nil) {}\n  public var body: some View { Text(\"\") }\n}"
    )
    let source = SwiftSource(clip.excerpt.text)
    let texts = ["", "struct Card {}\n"].map { models in
      DemoSource(
        clip.excerpt, source: source, root: clip.root, changes: DemoChanges(models: models)
      ).text
    }
    #expect(texts[0].contains("public struct Deck") && texts[0].contains("public init"))
    #expect(texts[1].contains("       struct Deck") && texts[1].contains("         init(a:"))
    #expect(texts[1].contains("         var body: some View"))
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

  @Test("A mistake that comes again and again is given up") func again() throws {
    let clip = try planned(Self.deck)
    var models = AbsentModels()
    _ = models.take(missing("Card"), of: clip, beside: [])
    let wrong = error(
      "cannot convert value of type 'String' to expected argument type 'Double'", line: 8,
      column: 53)
    let rounds = (1...3).map { _ in models.take([wrong], of: clip, beside: []) }
    #expect(rounds == [true, true, false])
  }

  @Test("Nothing stands for very many types, nor for one beside a framework's or of one")
  func refused() throws {
    let clip = try planned(
      "import HealthKit\nstruct Deck: View { @State var a: HKHealthStore?; var body: some View { } }"
    )
    let many = (0...40).map { error("cannot find type 'T\($0)' in scope") }
    let framework = Diagnostic(
      file: "a.swift", line: 2, message: "cannot find type 'FetchedResults' in scope",
      remedy: .supportedAPI)
    for (errors, isExpected) in [
      (many, false), (Array(many.dropFirst()), true), (missing("Card") + [framework], false),
      (missing("HKHealthStore"), false), (missing("HKIT"), true),
    ] {
      var models = AbsentModels()
      let isTaken = models.take(errors, of: clip, beside: [])
      #expect(isTaken == isExpected, "\(errors)")
    }
  }

  @Test("Names that are words of Swift's, and values that hold others of their kind, compile")
  func names() throws {
    let clip = try planned(
      """
      struct Deck: View {
        @State var card = Card(parent: Card(), in: "a", `b"c`: "d")
        @State var mode: Mode?
        @State var state: Loading?
        var body: some View {
          Text(card.`class`).onAppear { [1].map(Card.init(number:)) }
          switch mode {
          case .`default`: Text(card.`a b`)
          case .none: Text("")
          }
          switch state {
          case .failed(let why): Text(why)
          case .loaded(let a, let b): Text(a + b)
          }
        }
      }
      """)
    var models = AbsentModels()
    _ = models.take(missing("Card", "Mode", "Loading"), of: clip, beside: [])
    let text = models.declarations
    for line in [
      "var `class`: String = \"Class\"", "var parent: Card { get { Card() } set {} }",
      "case `default`\n", "case failed(String)", "init() { self = .loaded(",
    ] {
      #expect(text.contains(line), "\(line) is not in\n\(text)")
    }
    #expect(!text.contains("var init") && !text.contains("func init"))
    #expect(SwiftSource(text).syntaxErrors(in: Excerpt(file: "b.swift", text: text)).isEmpty)
  }

  @Test("What turns out to be another type is it everywhere, and no type of a longer name is")
  func renamed() throws {
    var models = AbsentModels()
    models.models = [
      "Card": AbsentModel(name: "Card"), "_Card": AbsentModel(name: "_Card"),
      "_CardList": AbsentModel(
        name: "_CardList", members: ["all": .value(type: "[_CardList]")],
        statics: ["first": .value(type: "_Card?")]),
    ]
    models.variables = ["cards": "[_Card]"]
    models.change(
      error("cannot convert value of type '_Card' to expected argument type 'Card'"),
      of: Excerpt(file: "a.swift", text: ""), MemberUses(in: SwiftSource("")))
    #expect(models.models.keys.sorted() == ["Card", "_CardList"])
    #expect(models.models["_CardList"]?.members == ["all": .value(type: "[_CardList]")])
    #expect(models.models["_CardList"]?.statics == ["first": .value(type: "Card?")])
    #expect(models.variables == ["cards": "[Card]"])
  }
}
