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
      "ForEach(model.items) { Text($0.title).opacity($0.isOn ? 1 : 0) }; [1].map { $0.other }",
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
    let others = try declarations(
      "ForEach(model.names, id: \\.self) { Text($0) }; ForEach(model.items) { Text($0.title) }")
    #expect(others.contains("var names: [String] = "))
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

  @Test("And more texts", arguments: [("HStack", 3), ("ScrollView", 10)])
  func manyTexts(_ container: String, _ count: Int) throws {
    let text = try declarations("\(container) { ForEach(model.names, id: \\.self) { Text($0) } }")
    #expect(text.contains("var names: [String] = \(PlausibleTexts.list(count))"), "\(text)")
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

  @Test(
    "What a view goes through is a list, however it comes",
    arguments: [
      "ForEach(model.items.prefix(3)) { item in Text(item.title).opacity(item.isOn ? 1 : 0) }",
      "ForEach(model.items.indices, id: \\.self) { i in Text(model.items[i].title).opacity(model.items[i].isOn ? 1 : 0) }",
    ])
  func parts(_ body: String) throws {
    let text = try declarations(body)
    for line in [
      "var items: [_Item] = [_Item(), ", "var isOn: Bool = false", "var title: String = \"Title\"",
    ] {
      #expect(text.contains(line), "\(line) is not in\n\(text)")
    }
  }

  @Test("A method whose result a view goes through returns a list") func results() throws {
    let text = try declarations("ForEach(model.items(on: 3)) { item in Text(item.title) }")
    #expect(text.contains("func items(on a0: Any? = nil) -> [_Item] {"), "\(text)")
    #expect(text.contains("var title: String = \"Title\""), "\(text)")
  }

  @Test("What is counted is a number, and a list of what is asked of its elements") func counted()
    throws
  {
    let number = try declarations("Text(\"\\(model.likes)\")")
    #expect(number.contains("var likes: Int = "), "\(number)")
    let list = try declarations("ForEach(model.likes) { like in Text(like.name) }")
    #expect(list.contains("var likes: [_Like] = [_Like(), "), "\(list)")
  }

  @Test("What all of a made-up type are is a list of it") func all() throws {
    let text =
      "import SwiftUI\nstruct Deck: View {\nlet pages = Page.all\n@State var page = 0\nvar body: some View {\n"
      + "ForEach(pages.indices, id: \\.self) { i in Text(pages[i].title) } } }"
    let clip = try #require(SnippetPlan(source: text, at: "a.swift").clips.first)
    var models = AbsentModels()
    let missing = Diagnostic(
      file: "a.swift", line: 3, column: 1, message: "cannot find 'Page' in scope")
    let isTaken = models.take([missing], of: clip, beside: [])
    #expect(isTaken && models.models["Page"]?.members == ["title": .value(type: "String")])
    #expect(models.models["Page"]?.statics == ["all": .value(type: "[Page]")])
  }
}
