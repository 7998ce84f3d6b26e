import Testing

@testable import Snippets

@Suite("Properties that the environment gives a value")
struct EnvironmentPropertyTests {
  @Test(
    "They say what they ask it for",
    arguments: [
      ("@Environment(AppModel.self) private var a", .object(type: "AppModel")),
      ("@Environment(Lists.Model.self) var a: Lists.Model?", .object(type: "Lists.Model")),
      ("@MainActor @Environment(\\.theme) var a: Theme", .value(name: "theme")),
      ("@Environment(\\.theme.name) var a", nil), ("@EnvironmentObject var a: Cart", nil),
      ("@Query(Card.self) var a", nil), ("var a = 3", nil),
    ] as [(String, EnvironmentProperty.Request?)])
  func requests(_ code: String, _ expected: EnvironmentProperty.Request?) {
    let found = EnvironmentProperty.all(
      in: SwiftSource("struct Deck: View {\n// @Environment(\\.a) var b\n\(code)\n}").file)
    #expect(found.map(\.request) == [expected].compactMap { $0 })
    #expect(found.allSatisfy { $0.name == "a" && $0.isOptional == code.hasSuffix("?") })
  }

  @Test("What is asked by its type is a value of that, by another attribute it is none")
  func values() {
    let source = SwiftSource(
      "struct Deck: View {\n@Environment(Model.self) var model\n@Query(Model.self) var other\n"
        + "var body: some View { Text(\"\").sheet(for: Model.self) { item in Text(item.name) } } }")
    let uses = ModelUses(of: "Model", in: source)
    #expect(uses.values == ["model", "item"] && uses.wrappers == ["Bindable"])
  }
}
