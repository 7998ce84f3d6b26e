import Testing

@testable import Snippets

/// Stores and reducers of the Composable Architecture, whose package is not there.
@Suite("Stores of a module that is not there")
struct StoreModuleTests: RootFixture {
  private func text(_ code: String, without names: Set<String>) -> String {
    DemoSource(
      Excerpt(file: "a.swift", text: code), source: SwiftSource(code), root: .view("Deck"),
      changes: DemoChanges(absent: names)
    ).text
  }

  private static let code = """
    import ComposableArchitecture
    @Reducer struct Counter {
      @ObservableState struct State { var count = 0 }
    }
    @Reducer
    struct Other: Sendable { }
    struct Deck: View { let store: StoreOf<Counter>; var body: some View { Text("") } }
    """

  @Test("Its macros give way to what they would declare, and what is used of it is compiled")
  func rewritten() {
    let made = text(Self.code, without: ["ComposableArchitecture"])
    for line in [
      "struct Counter: Reducer {", "struct Other: Sendable, Reducer {", "protocol Reducer<",
    ] {
      #expect(made.contains(line), "\(line) is not in\n\(made)")
    }
    #expect(!made.contains("@Reducer\n") && !made.contains("@ObservableState"))
    #expect(SwiftSource(made).syntaxErrors(in: Excerpt(file: "b.swift", text: made)).isEmpty)
    let others = text(Self.code, without: ["Lottie"])
    #expect(others.contains("@ObservableState") && !others.contains("protocol Reducer<"))
  }

  @Test("Of several files compiled together one has what stands for it") func together() throws {
    let files = ["a", "b"].map { name in
      let code = Self.code.replacing("Counter", with: "Counter_\(name)")
      return DemoSource(
        Excerpt(file: "\(name).swift", text: code), source: SwiftSource(code), entries: [],
        isOfModule: true, changes: DemoChanges(absent: ["ComposableArchitecture"]))
    }
    let texts = ModuleSources(name: nil, files: files).texts
    #expect(texts.map { $0.contains("protocol Reducer<") } == [false, false, true])
    #expect(texts[1].contains("struct Counter_b: Reducer {"))
    let other = DemoSource(
      Excerpt(file: "a.swift", text: "let a = 1"), source: SwiftSource("let a = 1"), entries: [],
      isOfModule: true, changes: DemoChanges(absent: ["ComposableArchitecture"]))
    let plain = ModuleSources(name: nil, files: [other]).texts
    #expect(!plain.joined().contains("protocol Reducer<"))
  }

  @Test(
    "Actions, and what says so, can be named by key paths to their cases",
    arguments: [
      ("child(Child.Action)", "var child: AnyCasePath<Action, Child.Action>"),
      ("plus", "var plus: AnyCasePath<Action, Void>"),
      ("row(id: Int, to: Bool)", "embed: { .row(id: $0.0, to: $0.1) }"),
    ])
  func cases(_ element: String, _ line: String) {
    let code = """
      @Reducer struct Counter {
        enum Action { case \(element), other }
        enum Kind { case one }
        @CasePathable enum Delegate: Equatable { case saved(Int) }
      }
      """
    let made = text(code, without: ["ComposableArchitecture"])
    for line in [
      line, "enum Action: CasePathable {", "enum Kind { case one }", "Equatable, CasePathable",
    ] {
      #expect(made.contains(line), "\(line) is not in\n\(made)")
    }
    #expect(SwiftSource(made).syntaxErrors(in: Excerpt(file: "b.swift", text: made)).isEmpty)
    #expect(text(code, without: ["Lottie"]).contains("enum Action {"))
  }

  @Test("An enumeration of reducers has states and actions of theirs, and passes each to its own")
  func destinations() {
    let code = """
      @Reducer struct List { struct State { @Presents var destination: Destination.State? } }
      @Reducer enum Destination {
        case edit(Edit)
        case alert(AlertState<List.Action.Alert>)
        @ReducerCaseIgnored case help(Int)
      }
      """
    let made = text(code, without: ["ComposableArchitecture"])
    for line in [
      "@PresentationState var destination", "enum Destination: Reducer {", "case edit(Edit.State);",
      "case alert(AlertState<List.Action.Alert>);", "case help(Int);", "case edit(Edit.Action);",
      "case alert(List.Action.Alert);", "case edit(Store<Edit.State, Edit.Action>);",
      "Edit().reduce(into: &part, action: inner)",
      "var edit: AnyCasePath<Action, Edit.Action>", "var edit: (Edit.State)? {",
    ] {
      #expect(made.contains(line), "\(line) is not in\n\(made)")
    }
    #expect(!made.contains("AlertState<List.Action.Alert>()"))
    #expect(SwiftSource(made).syntaxErrors(in: Excerpt(file: "b.swift", text: made)).isEmpty)
  }

  @Test("A view that says whose actions it sends, sends them") func viewActions() {
    let code = """
      @ViewAction(for: Counter.self)
      struct Deck: View { let store: StoreOf<Counter>; var body: some View { Text("") } }
      """
    let made = text(code, without: ["ComposableArchitecture"])
    #expect(made.contains("func send(_ action: Counter.Action.View,"), "\(made)")
    #expect(!made.contains("@ViewAction(for"))
    #expect(SwiftSource(made).syntaxErrors(in: Excerpt(file: "b.swift", text: made)).isEmpty)
  }

  @Test("A mistyped action of the file's own is none of a reducer that is made up")
  func mistyped() throws {
    let code = """
      import SwiftUI
      struct Deck: View {
        let store: StoreOf<Counter>
        var body: some View { Button("") { store.send(.incremnt) } }
      }
      """
    let clip = try #require(SnippetPlan(source: code, at: "a.swift").clips.first)
    let wrong = Diagnostic(
      file: "a.swift", line: 4, column: 50,
      message: "type 'Counter.Action' has no member 'incremnt'")
    var models = AbsentModels()
    let isTaken = models.take([wrong], of: clip, beside: [])
    #expect(!isTaken && models.choices.isEmpty)
    models.models["Counter"] = AbsentModel(name: "Counter", kind: .reducer)
    let isOfReducerTaken = models.take([wrong], of: clip, beside: [])
    #expect(isOfReducerTaken && models.choices["incremnt"] != nil)
  }

  @Test(
    "A view that is handed a store is made with one of what its reducer begins with",
    arguments: [
      (
        "@Reducer struct Counter { struct State { var count = 0; let by: Int } }",
        "StoreOf<Counter>", "Store(initialState: Counter.State(by: 3)) { Counter() }"
      ),
      ("", "StoreOf<Counter>", "Store(initialState: Counter.State()) { Counter() }"),
      (
        "", "Store<Lists.Todos.State, Lists.Todos.Action>",
        "Store(initialState: Lists.Todos.State()) { Lists.Todos() }"
      ),
    ])
  func made(_ reducer: String, _ type: String, _ store: String) {
    let view = "\n\(reducer)\nstruct Deck: View { let store: \(type); \(body) }"
    #expect(guess("import ComposableArchitecture" + view) == "Deck(store: \(store))")
  }

  @Test("Who imports it is told that") func warned() {
    var absent = AbsentImports()
    let missing = Diagnostic(
      file: "a.swift", line: 2, column: 8, message: "no such module 'ComposableArchitecture'")
    let isTaken = absent.take([missing], of: ["a.swift"])
    #expect(isTaken)
    #expect(
      absent.warnings.map(\.message) == [
        "There is no module 'ComposableArchitecture': what views and reducers mostly use of it is "
          + "supplied."
      ])
  }

  @Test("A reducer of another file has what views ask of its store, and does what actions say")
  func reducers() throws {
    let code = """
      import SwiftUI
      struct Deck: View {
        let store: StoreOf<Counter>
        var body: some View {
          Text("\\(store.count)").opacity(store.isOn ? 1 : 0)
          Button("") { store.send(.incrementButtonTapped) }
          Button("") { store.send(.on(.toggleTapped)) }
        }
      }
      """
    let clip = try #require(SnippetPlan(source: code, at: "a.swift").clips.first)
    var models = AbsentModels()
    let errors = [
      "cannot find type 'Counter' in scope",
      "type 'Counter' does not conform to protocol 'Reducer'",
    ].map { Diagnostic(file: "a.swift", line: 3, column: 22, message: $0) }
    let areTaken = errors.map { models.take([$0], of: clip, beside: []) }
    #expect(areTaken == [true, true])
    for line in [
      "struct Counter: Reducer {\ntypealias Action = _AbsentChoice\n",
      "case \"incrementButtonTapped\": state.count += 1; ", "state.isOn.toggle()",
      "extension Counter {\nstruct State: Identifiable, Hashable {", "var count: Int = 3",
      "static var incrementButtonTapped: _AbsentChoice {",
    ] {
      #expect(models.declarations.contains(line), "\(line) is not in\n\(models.declarations)")
    }
  }
}
