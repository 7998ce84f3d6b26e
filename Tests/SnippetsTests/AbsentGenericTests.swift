import Testing

@testable import Snippets

/// Generic types that another file of an app declares, where that file is not there.
@Suite("Generic types of files that are not there")
struct AbsentGenericTests {
  private static let code = """
    import SwiftUI
    struct Deck: View {
      @ObservedObject var model: Model<[Card]>
      let card: Shown<Text>
      @State var state: Loadable<[Int], Why> = .loading
      @State var store = Store<Card, Int>(first: "a")
      var body: some View {
        Text(model.title)
        card
        switch state {
        case .loading: Text("")
        case .loaded(let all): Text("\\(all.count)")
        case .failed(let why): Text("\\(why)")
        }
      }
    }
    """

  private func planned() throws -> PlannedClip {
    try #require(SnippetPlan(source: Self.code, at: "a.swift").clips.first)
  }

  private func error(_ message: String, line: Int = 3) -> Diagnostic {
    Diagnostic(file: "a.swift", line: line, column: 1, message: message)
  }

  private func taken(_ more: [Diagnostic] = []) throws -> String {
    let clip = try planned()
    var models = AbsentModels()
    let missing =
      ["Model", "Shown", "Loadable"].map { error("cannot find type '\($0)' in scope") } + [
        error("cannot find 'Store' in scope", line: 6)
      ]
    let isTaken = models.take(missing, of: clip, beside: [])
    let isMoreTaken = more.isEmpty || models.take(more, of: clip, beside: [])
    #expect(isTaken && isMoreTaken)
    return models.declarations
  }

  @Test("They take as many types as the code gives them, and hold what a case of theirs does")
  func parameters() throws {
    let text = try taken()
    for line in [
      "final class Model<_A0>: ObservableObject, Identifiable, Hashable {",
      "@Published var title: String = \"Title\"",
      "enum Loadable<_A0, _A1>: Hashable, Identifiable {", "case loading\n", "case loaded(_A0)\n",
      "case failed(_A1)\n", "var id: String { String(describing: self) }",
      "init() { self = .loading }",
      "@Observable final class Store<_A0, _A1>: Identifiable, Hashable {",
      "init(first a0: String) { self.first = a0 }",
    ] {
      #expect(text.contains(line), "\(line) is not in\n\(text)")
    }
    #expect(SwiftSource(text).syntaxErrors(in: Excerpt(file: "b.swift", text: text)).isEmpty)
  }

  @Test("The compiler names them with what they are given") func members() throws {
    let text = try taken([
      error("value of type 'Model<[Card]>' has no member 'width'"),
      error("type 'Store<Card, Int>' has no member 'shared'"),
      error("static method 'buildExpression' requires that 'Shown<Text>' conform to 'View'"),
    ])
    for line in [
      "@Published var width: CGFloat = 60",
      "static var shared: Store { get { Store() } set {} }",
      "extension Shown: View { var body: some View { Text(verbatim: \"Shown\") } }",
    ] {
      #expect(text.contains(line), "\(line) is not in\n\(text)")
    }
  }

  @Test("A view that needs one is made with it, and not with what only the compiler can name")
  func made() {
    for (type, isMade) in [
      ("StoreOf<Feature>", true), ("Store<AppState, Action>", true), ("Store<T>", false),
      ("KeyPath<Card, Int>", false), ("FetchedResults<Card>", false),
    ] {
      let text =
        "import SwiftUI\nstruct Deck: View { let a: \(type); var body: some View { Text(\"\") } }"
      let clips = SnippetPlan(source: text, at: "a.swift").clips
      #expect(clips.isEmpty != isMade, "\(type)")
    }
  }
}
