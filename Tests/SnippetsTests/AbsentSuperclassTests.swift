import Testing

@testable import Snippets

/// Classes of another file of an app that a demo's inherit, where that file is not there.
@Suite("Superclasses of files that are not there")
struct AbsentSuperclassTests {
  private static let view =
    "\nstruct Shown: View { @State var a = Deck(); var body: some View { Text(\"\") } }"

  private func planned(_ code: String) throws -> PlannedClip {
    let text = "import SwiftUI\n" + code + Self.view
    return try #require(SnippetPlan(source: text, at: "a.swift").clips.first)
  }

  private func error(_ message: String, line: Int = 2) -> Diagnostic {
    Diagnostic(file: "a.swift", line: line, column: 1, message: message)
  }

  private static let deck = """
    @MainActor final class Deck: BaseModel<Int>, Held {
      override init() { super.init() }
      init(at place: Int) { super.init(at: place, 2); isBusy = true }
      override var title: String { "a" }
      override var level: Int { didSet {} }
      override class var kind: Int? { nil }
      override func load(_ a: Int, by b: Int = 2) async throws -> Bool { true }
      override func card() -> Card { Card() }
    }
    """

  @Test("They have what their subclasses override, hand them and name alone") func overrides()
    throws
  {
    let clip = try planned(Self.deck)
    var models = AbsentModels()
    var errors = [
      error("cannot find type 'BaseModel' in scope"),
      error("initializer does not override a designated initializer from its superclass", line: 3),
      error("cannot find 'isBusy' in scope", line: 4),
    ]
    for line in 5...9 {
      let kind = line < 8 ? "property" : "method"
      errors.append(error("\(kind) does not override any \(kind) from its superclass", line: line))
    }
    let isTaken = models.take(errors, of: clip, beside: [])
    let more = [error("value of type 'Deck' has no member 'hasMore'", line: 9)]
    let isMoreTaken = models.take(more, of: clip, beside: [])
    #expect(isTaken && isMoreTaken && models.warnings.count == 1)
    let text = models.declarations
    for line in [
      "@MainActor class BaseModel<_A0>: ObservableObject {\n", "init() {}\n",
      "init(at a0: Any? = nil, _ a1: Any? = nil) {}\n", "@Published var isBusy: Bool = false\n",
      "@Published var hasMore: Bool = false\n", "\nvar title: String { \"Title\" }\n",
      "\nvar level: Int { get { 0 } set {} }\n", "class var kind: Int? { nil }\n",
      "func load(_ a: Int, by b: Int = 2) async throws -> Bool { false }\n",
      "func card() -> Card { fatalError() }\n",
    ] {
      #expect(text.contains(line), "\(line) is not in\n\(text)")
    }
    #expect(text.ranges(of: "init() {}").count == 1)
    #expect(SwiftSource(text).syntaxErrors(in: Excerpt(file: "b.swift", text: text)).isEmpty)
  }

  @Test("What a subclass says itself its superclass does not say") func conformances() throws {
    for (code, head) in [
      ("class Deck: BaseModel, ObservableObject { override init() {} }", "class BaseModel {\n"),
      ("@Observable class Deck: BaseModel { override init() {} }", "class BaseModel {\n"),
      ("class Deck: BaseModel { func f() { isOn = true } }", "class BaseModel: ObservableObject {"),
      ("class Deck: Model { func f() { super.f() } }", "class Model: ObservableObject {"),
      ("class Deck: Model { func f() { f() } }", "protocol Model {}\n"),
    ] {
      let clip = try planned(code)
      let name = code.contains("BaseModel") ? "BaseModel" : "Model"
      var models = AbsentModels()
      let isTaken = models.take(
        [error("cannot find type '\(name)' in scope")], of: clip, beside: [])
      #expect(isTaken && models.declarations.contains(head), "\(models.declarations)")
    }
  }

  @Test("Of one that is UIKit's the compiler says first what that has not") func pages() throws {
    let clip = try planned(
      """
      final class Deck: BaseViewController {
        override func viewDidLoad() { super.viewDidLoad(); view.isHidden = true }
        override func setUp() {}
      }
      """)
    let message = "method does not override any method from its superclass"
    var models = AbsentModels()
    let first = models.take(
      [
        error("cannot find type 'BaseViewController' in scope"), error(message, line: 3),
        error("cannot find 'view' in scope", line: 3), error(message, line: 4),
      ], of: clip, beside: [])
    #expect(
      first && models.declarations.hasSuffix("class BaseViewController: UIViewController {\n}\n"))
    let second = models.take([error(message, line: 4)], of: clip, beside: [])
    #expect(second && models.declarations.contains("func setUp() {}\n}\n"))
    #expect(!models.declarations.contains("viewDidLoad"))
  }
}
