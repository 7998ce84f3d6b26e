import Testing

@testable import Snippets

/// Types of data that another file of an app declares, where that file is not there.
@Suite("Models of files that are not there")
struct AbsentModelTests: AbsentFixture {
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

  @Test(
    "What is asked of a colour makes it one",
    arguments: [
      ("Theme.sand.ignoresSafeArea()", true), ("Theme.sand.opacity(0.5)", true),
      ("Theme.sand.grains", false),
    ])
  func colors(_ use: String, _ isColor: Bool) throws {
    let clip = try planned("struct Deck: View { var body: some View {\n  \(use)\n} }")
    var models = AbsentModels()
    let isTaken = models.take(
      [error("cannot find 'Theme' in scope", line: 3)], of: clip, beside: [])
    #expect(isTaken)
    #expect(
      models.declarations.contains("var sand: _ModelColor") == isColor, "\(models.declarations)")
  }
}
