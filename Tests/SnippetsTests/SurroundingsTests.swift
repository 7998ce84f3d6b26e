import Testing

@testable import Snippets

/// What views ask their environment for and another file of an app puts there.
@Suite("Objects and values of the environment that nothing puts there")
struct SurroundingsTests {
  private static let deck = """
    struct Deck: View {
      @EnvironmentObject var cart: Cart
      @EnvironmentObject var again: Cart
      @Environment(AppModel.self) private var model
      @Environment(Other.self) private var other: Other?
      var body: some View { Text("") }
    }
    """

  @Test("Made-up objects are put there") func madeUp() {
    let models = "final class Cart: ObservableObject {\n}\n@Observable final class AppModel {\n}\n"
    let source = SwiftSource(Self.deck)
    #expect(
      Surroundings.modifiers(in: source, beside: models)
        == ".environmentObject(Cart()).environment(AppModel())")
    #expect(Surroundings.modifiers(in: source, beside: "") == "")
    let text = DemoSource(
      Excerpt(file: "a.swift", text: Self.deck), source: source, root: .view("Deck"),
      changes: DemoChanges(models: models)
    ).text
    #expect(text.contains("(Deck()).environmentObject(Cart())"))
  }

  @Test("A source's own are, where it puts nothing there itself") func own() {
    let own = "final class Cart: ObservableObject { init(size: Int) {} }\n"
    #expect(
      Surroundings.modifiers(in: SwiftSource(Self.deck + own), beside: "")
        == ".environmentObject(Cart(size: 3))")
    let given = "struct A: View { var body: some View { Deck().environmentObject(Cart(size: 1)) } }"
    #expect(Surroundings.modifiers(in: SwiftSource(Self.deck + own + given), beside: "") == "")
    let value = "struct A: View { var body: some View { Deck().environment(\\.locale, .current) } }"
    #expect(Surroundings.modifiers(in: SwiftSource(Self.deck + own + value), beside: "") != "")
  }

  @Test(
    "What code outside cannot make is not put there",
    arguments: [
      "final class Cart: ObservableObject { static let shared = Cart(); private init() {} }\n",
      "final class Cart: ObservableObject { init?(size: Int) {} }\n",
      "final class Cart: Base { }\nclass Base: ObservableObject { init(size: Int) {} }\n",
    ])
  func unreachable(_ own: String) {
    #expect(Surroundings.modifiers(in: SwiftSource(Self.deck + own), beside: "") == "")
  }

  @Test("Of any number of objects the first are put there") func many() {
    let asked = (0..<200).map { "@EnvironmentObject var a\($0): A\($0)\n" }.joined()
    let models = (0..<200).map { "final class A\($0) {\n}\n" }.joined()
    let made = Surroundings.modifiers(
      in: SwiftSource("struct Deck: View {\n\(asked)\n}"), beside: models)
    #expect(made.ranges(of: ".environmentObject(").count == 40)
  }

  @Test("Values that the environment lacks are what their uses and names speak for") func values()
    throws
  {
    let clip = try #require(
      SnippetPlan(
        source: "import SwiftUI\nstruct Deck: View {\n@Environment(\\.theme) private var theme\n"
          + "@Environment(\\.pace) var pace: Double\n"
          + "var body: some View { Text(theme.name) } }", at: "a.swift"
      ).clips.first)
    var models = AbsentModels()
    let errors = ["theme", "pace", "colorScheme"].map { name in
      Diagnostic(
        file: "a.swift", line: 3, column: 2,
        message: "cannot infer key path type from context. Is '\\.\(name)' one of SwiftUI's "
          + "environment values?")
    }
    let isTaken = models.take(errors, of: clip, beside: [])
    #expect(isTaken && models.warnings.count == 2)
    for line in [
      "nonisolated(unsafe) static var defaultValue: _Theme = _Theme()\n",
      "nonisolated(unsafe) static var defaultValue: Double = 0\n",
      // What the file itself puts there is kept.
      "extension EnvironmentValues {\nvar theme: _Theme { get { self[_Environment_theme.self] } "
        + "set { self[_Environment_theme.self] = newValue } }\n}\n",
      "var pace: Double { get { self[_Environment_pace.self] } ",
      "var name: String = \"Name\"",
    ] {
      #expect(models.declarations.contains(line), "\(models.declarations)")
    }
    #expect(
      models.warnings.first?.message.hasPrefix(
        "Nothing here declares '\\.theme': a value of what it seems to be stands for it.") == true)
  }
}
