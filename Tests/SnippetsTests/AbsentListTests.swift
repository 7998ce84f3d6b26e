import Testing

@testable import Snippets

/// Lists of made-up types: the compiler does not say what their elements lack, because it takes another `ForEach` for meant.
@Suite("Lists of models of files that are not there")
struct AbsentListTests {
  private func declarations(_ body: String) throws -> String {
    let text =
      "import SwiftUI\nstruct Deck: View {\n@ObservedObject var model: Model\n"
      + "var body: some View {\n\(body)\n} }"
    let clip = try #require(SnippetPlan(source: text, at: "a.swift").clips.first)
    var models = AbsentModels()
    let error = Diagnostic(
      file: "a.swift", line: 3, column: 1, message: "cannot find type 'Model' in scope")
    let isTaken = models.take([error], of: clip, beside: [])
    #expect(isTaken)
    return models.declarations
  }

  @Test(
    "Elements have what a closure or a loop asks of them",
    arguments: [
      "ForEach(model.items) { item in Text(item.title).opacity(item.isOn ? 1 : 0) }",
      "ForEach($model.items) { $item in Text(item.title).opacity(item.isOn ? 1 : 0) }",
      "List(model.items, id: \\.self) { a in Text(a.title).opacity(a.isOn ? 1 : 0) }",
      "let a = model.items.map { b in b.isOn ? Text(b.title) : Text(\"\") }; ForEach(model.items) { _ in a[0] }",
    ])
  func elements(_ body: String) throws {
    let text = try declarations(body)
    for line in [
      "var items: [_Item] = [_Item(), ", "struct _Item: Identifiable, Hashable {",
      "var isOn: Bool = false", "var title: String = \"Title\"",
    ] {
      #expect(text.contains(line), "\(line) is not in\n\(text)")
    }
  }

  @Test("Texts stay texts, and what holds a list of its own kind has an end") func texts() throws {
    let names = try declarations("ForEach(model.names, id: \\.self) { Text($0) }")
    #expect(names.contains("var names: [String] = "))
    let long = try declarations(
      "ForEach(model.names, id: \\.self) { a in Text(a.uppercased()).opacity(Double(a.count)) }")
    #expect(long.contains("var names: [String] = "))
    let tree = try declarations(
      "ForEach(model.items) { item in ForEach(item.items) { item in Text(item.title) } }")
    #expect(tree.contains("var items: [_Item] { get { [] } set {} }"))
  }

  @Test(
    "So many that they scroll where something scrolls, and else so few that they fit on a screen",
    arguments: [("HStack", 3), ("VStack", 3), ("List", 8), ("ScrollView", 8), ("TabView", 8)])
  func lengths(_ container: String, _ count: Int) throws {
    let text = try declarations("\(container) { ForEach(model.items) { Text($0.title) } }")
    let items = Array(repeating: "_Item()", count: count).joined(separator: ", ")
    #expect(text.contains("var items: [_Item] = [\(items)]"), "\(text)")
  }

  @Test("A number that is written as it is is whole") func wholeNumbers() throws {
    let text = try declarations(
      "ForEach(model.items) { a in Text(\"\\(a.score) \\(a.price, specifier: \"%.2f\")\") }"
    )
    for line in ["var score: Int = 0", "var price: Double = 0"] {
      #expect(text.contains(line), "\(line) is not in\n\(text)")
    }
  }

  @Test("What a model is handed and is not asked for may be anything") func arguments() throws {
    let text = try declarations("Text(Model(state: start, title: name, size: 3, b: .blue).title)")
    #expect(text.contains("init(state a0: Any? = nil, title a1: String, size a2: CGFloat"))
  }
}
