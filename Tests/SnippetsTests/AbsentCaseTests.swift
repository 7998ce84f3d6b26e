import Testing

@testable import Snippets

/// Enumerations that another file of an app declares, where that file is not there.
@Suite("Enumerations of files that are not there")
struct AbsentCaseTests {
  private func declarations(_ body: String) throws -> String {
    let text =
      "import SwiftUI\nstruct Deck: View {\n@ObservedObject var model: Model\n"
      + "var body: some View {\n\(body)\n} }"
    let clip = try #require(SnippetPlan(source: text, at: "a.swift").clips.first)
    var models = AbsentModels()
    let missing = Diagnostic(
      file: "a.swift", line: 3, column: 1, message: "cannot find type 'Model' in scope")
    let isTaken = models.take([missing], of: clip, beside: [])
    #expect(isTaken)
    let text2 = models.declarations
    #expect(SwiftSource(text2).syntaxErrors(in: Excerpt(file: "b.swift", text: text2)).isEmpty)
    return text2
  }

  @Test(
    "Of what is waited for the case with what came is shown, and it holds what code makes of it")
  func switched() throws {
    let text = try declarations(
      """
      switch model.state {
      case .idle, .loading: ProgressView()
      case .loaded(let posts, count: let count): ForEach(posts) { post in Text(post.title).opacity(count > 1 ? 1 : 0) }
      case .failed(let error): Text(error)
      }
      """)
    for line in [
      "enum _State: Hashable, Identifiable {\ncase idle\ncase loading\n"
        + "case loaded([_Post], count: Int)\ncase failed(String)\n",
      "init() { self = .loaded([_Post(), ", "struct _Post: Identifiable, Hashable {",
      "var title: String = \"Title\"",
      "static var allCases: [_State] { [.idle, .loading, .loaded([",
    ] {
      #expect(text.contains(line), "\(line) is not in\n\(text)")
    }
  }

  @Test(
    "What is asked for by `if case`, compared or set is a case",
    arguments: [
      ("if case .loaded(let title) = model.state { Text(title) }", "case loaded(String)\n"),
      ("if model.state == .ready { Text(\"\") }", "case ready\n"),
      ("Button(\"a\") { model.state = .ready }", "case ready\n"),
    ])
  func asked(_ body: String, _ expected: String) throws {
    let text = try declarations(body)
    #expect(text.contains("@Published var state: _State = _State()"), "\(text)")
    #expect(text.contains(expected), "\(text)")
  }

  @Test("What is by its name of SwiftUI's is no such enumeration")
  func ofTheSystem() throws {
    let text = try declarations(
      "if model.alignment == .leading || model.tintColor == .red { Text(\"\") }")
    #expect(!text.contains("enum "), "\(text)")
  }

  @Test(
    "Without what came the first is shown that nobody waits in",
    arguments: [
      ("case .error: Text(\"\")\ncase .success: Text(\"\")", "success"),
      ("case .ready: Text(\"\")\ncase .paused: Text(\"\")", "ready"),
      ("case .off: Text(\"\")\ncase .on: Text(\"\")", "on"),
      ("case .item(let id): Text(id)\ncase .home: Text(\"\")", "home"),
      ("case .loading: Text(\"\")", "loading"),
    ])
  func first(_ cases: String, _ expected: String) throws {
    let text = try declarations("switch model.state {\n\(cases)\n}")
    #expect(text.contains("init() { self = .\(expected) }"), "\(text)")
  }

  @Test("What holds itself is not shown with it") func recursive() throws {
    let text = try declarations(
      "switch model.state {\ncase .loaded(let state): Text(state.state.name)\ncase .idle: Text(\"\")\n}"
    )
    #expect(!text.contains("init() { self = .loaded"), "\(text)")
  }

  @Test("All cases are declared once", arguments: [true, false]) func all(_ holds: Bool) {
    var model = AbsentModel(name: "Mode")
    model.kind = .enumeration
    model.cases = ["idle": AbsentCase(parts: holds ? [AbsentCase.Part()] : [])]
    model.statics = ["allCases": .value(type: "[Mode]"), "first": .value(type: "Mode")]
    let text = model.declaration(among: ["Mode"])
    #expect(text.matches(of: #/static var allCases/#).count == (holds ? 1 : 0), "\(text)")
    #expect(text.contains("static var first: Mode"), "\(text)")
  }

  @Test("What a case holds gets the type that the compiler wants") func retyped() throws {
    let code =
      "import SwiftUI\nstruct Deck: View { let state: Loading; var body: some View {\n"
      + "switch state {\ncase .loaded(let x): Text(f(x))\ncase .idle: Text(\"\") } } }"
    let clip = try #require(SnippetPlan(source: code, at: "a.swift").clips.first)
    var models = AbsentModels()
    let errors = [
      "cannot find type 'Loading' in scope",
      "cannot convert value of type 'CGFloat' to expected argument type '[Int]'",
    ].enumerated().map { index, message in
      Diagnostic(file: "a.swift", line: 2 + 2 * index, column: 30, message: message)
    }
    let areTaken = errors.map { models.take([$0], of: clip, beside: []) }
    #expect(areTaken == [true, true])
    #expect(models.declarations.contains("case loaded([Int])"), "\(models.declarations)")
  }

  private func counted(_ body: String) throws -> (clip: PlannedClip, models: AbsentModels) {
    let text =
      "import SwiftUI\nstruct Deck: View {\n@State var mode: Mode = .day\n"
      + "var body: some View {\n\(body)\n} }"
    let clip = try #require(SnippetPlan(source: text, at: "a.swift").clips.first)
    var models = AbsentModels()
    let missing = Diagnostic(
      file: "a.swift", line: 3, column: 1, message: "cannot find type 'Mode' in scope")
    let isTaken = models.take([missing], of: clip, beside: [])
    #expect(isTaken)
    return (clip, models)
  }

  @Test("What has all its cases gone through has several, and each tells which it is")
  func severalCases() throws {
    var (clip, models) = try counted(
      "ForEach(Mode.allCases, id: \\.self) { mode in Text(mode.title).opacity(mode == Mode.night ? 1 : 0) }"
    )
    let text = models.declarations
    #expect(text.contains("case night\ncase second\ncase third\n"), "\(text)")
    #expect(
      text.contains("var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }"),
      "\(text)")
    let narrow = Diagnostic(
      file: "a.swift", line: 5, column: 1, message: "switch must be exhaustive")
    let isTaken = models.take([narrow], of: clip, beside: [])
    #expect(isTaken && !models.declarations.contains("case third"))
  }

  @Test("One within a type that nothing declares is made up as any other is") func inner() throws {
    let text =
      "import SwiftUI\nstruct Deck: View {\nvar body: some View {\n"
      + "Text(Prefs.name); ForEach(Prefs.Mode.allCases) { Text($0.title) } } }"
    let clip = try #require(SnippetPlan(source: text, at: "a.swift").clips.first)
    var models = AbsentModels()
    let missing = Diagnostic(
      file: "a.swift", line: 4, column: 1, message: "cannot find 'Prefs' in scope")
    let isTaken = models.take([missing], of: clip, beside: [])
    #expect(isTaken && models.models["Prefs.Mode"]?.kind == .enumeration)
    #expect(models.declarations.contains("case first\ncase second\ncase third\n"))
  }

  @Test("What a `switch` tells apart has the cases that it knows") func noOthers() throws {
    let text = try counted(
      "ForEach(Mode.allCases) { _ in switch mode { case .day: Text(\"\") } }"
    ).models.declarations
    #expect(text.contains("case day\nvar id"), "\(text)")
  }
}
