import Testing

@testable import Snippets

/// Property wrappers that another file of an app declares, where that file is not there.
@Suite("Property wrappers of files that are not there")
struct AbsentWrapperTests {
  private func planned(_ properties: String) throws -> PlannedClip {
    let text =
      "import SwiftUI\nstruct Deck: View {\n\(properties)\n"
      + "var body: some View { Text(\"\").onAppear { store.load() } } }"
    return try #require(SnippetPlan(source: text, at: "a.swift").clips.first)
  }

  private func error(_ name: String) -> Diagnostic {
    Diagnostic(file: "a.swift", line: 3, column: 2, message: "unknown attribute '\(name)'")
  }

  @Test(
    "They keep what they are given, or what the property's type and name speak for",
    arguments: [
      (
        "@Kept(\"x\") var isOn = false",
        "init(wrappedValue: Value, _ a0: Any? = nil) { _value = State(wrappedValue: wrappedValue) }"
      ),
      (
        "@Kept(key: .x, \"y\") var title: String",
        "init(key a0: Any? = nil, _ a1: Any? = nil) where Value == String "
          + "{ _value = State(wrappedValue: \"Title\") }"
      ),
      (
        "@Kept(\"a\") var tint: Color\n@Kept(\"b\") var ink: Color",
        "init(_ a0: Any? = nil) where Value == _ModelColor "
          + "{ _value = State(wrappedValue: _ModelColor.blue) }"
      ),
      (
        "@Kept(1) var card: Card?",
        "init(_ a0: Any? = nil) where Value == Card? { _value = State(wrappedValue: nil) }"
      ),
      (
        "@Kept(\\.store) private var store",
        "init(_ a0: KeyPath<_KeptValues, Value>) "
          + "{ _value = State(wrappedValue: _KeptValues()[keyPath: a0]) }"
      ),
      (
        "@Kept private var api: (any API)?",
        "init() where Value == API? { _value = State(wrappedValue: nil) }"
      ),
      (
        "@Kept(\"a\") var isShown",
        "init(_ a0: Any? = nil) where Value == Bool { _value = State(wrappedValue: false) }"
      ),
    ])
  func values(_ properties: String, _ expected: String) throws {
    let clip = try planned(properties)
    var models = AbsentModels()
    let rounds = (1...2).map { _ in models.take([error("Kept")], of: clip, beside: []) }
    #expect(rounds == [true, false])
    let text = models.declarations
    #expect(text.contains("@propertyWrapper struct Kept<Value>: DynamicProperty {\n"))
    #expect(text.ranges(of: "\n\(expected)\n").count == 1, "\(text)")
    #expect(text.ranges(of: "_value = State(").count == 1)
    #expect(SwiftSource(text).syntaxErrors(in: Excerpt(file: "b.swift", text: text)).isEmpty)
    #expect(
      models.warnings.map(\.message) == [
        "Nothing here declares '@Kept': a property wrapper that keeps a value stands for it. Show "
          + "the file that declares it together with this one, or declare it here."
      ])
  }

  @Test("What a key path leads to has what the property is asked for") func paths() throws {
    let clip = try planned("@Kept(\\.store) private var store")
    var models = AbsentModels()
    let isTaken = models.take([error("Kept")], of: clip, beside: [])
    #expect(isTaken)
    for line in [
      "struct _KeptValues {\nvar store: _Store { _Store() }\n}\n",
      "struct _Store: Identifiable, Hashable {", "func load() {}\n",
    ] {
      #expect(models.declarations.contains(line), "\(models.declarations)")
    }
  }

  @Test("Key paths go through as many types as they have steps") func steps() throws {
    let clip = try planned("@Kept(\\.api.store) private var store")
    var models = AbsentModels()
    let isTaken = models.take([error("Kept")], of: clip, beside: [])
    #expect(isTaken)
    for line in [
      "struct _KeptValuesApi {\nvar store: _Store { _Store() }\n}\n",
      "struct _KeptValues {\nvar api: _KeptValuesApi { _KeptValuesApi() }\n}\n",
    ] {
      #expect(models.declarations.contains(line), "\(models.declarations)")
    }
  }

  @Test(
    "Nothing stands for what is no such wrapper",
    arguments: [
      "@Kept func a() {}", "@Kept(\"a\") var a: some Card", "@Kept(\\Deck.a) var a: Int",
      "@Kept(\\.a) var a = 3", "@Other var a = 3",
    ])
  func others(_ properties: String) throws {
    let clip = try planned(properties)
    var models = AbsentModels()
    let isTaken = models.take([error("Kept")], of: clip, beside: [])
    #expect(!isTaken && models.declarations.isEmpty && models.warnings.isEmpty)
  }

  @Test("What is injected needs no value from whoever makes the view") func injected() throws {
    let clip = try planned("@Injected private var store: Store\n@LazyInjected var other: Store")
    #expect(clip.root == .view("Deck"))
    let other = try planned("@Service private var store: Store")
    #expect(other.root == .view("Deck"))
  }

  @Test("Where a neighbour may declare the wrapper, its value is needed") func neighbours() {
    let code =
      "struct Deck: View { @Clamped var level: Double; var body: some View { Text(\"\") } }"
    let file = SourceModule(files: []).source(Excerpt(file: "a.swift", text: code), for: .iOS)
    #expect(file.survey.types.first?.missingArguments == ["level"])
    #expect(file.survey.index.type(named: "Deck")?.missingArguments == ["level"])
    #expect(SwiftSource(code).survey.types.first?.missingArguments == [])
  }
}
