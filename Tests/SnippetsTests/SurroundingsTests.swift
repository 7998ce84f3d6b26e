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
      "extension EnvironmentValues {\nvar theme: _Theme { get { _Theme() } set {} }\n}\n",
      "extension EnvironmentValues {\nvar pace: Double { get { 0 } set {} }\n}\n",
      "var name: String = \"Name\"",
    ] {
      #expect(models.declarations.contains(line), "\(models.declarations)")
    }
    #expect(
      models.warnings.first?.message.hasPrefix(
        "Nothing here declares '\\.theme': a value of what it seems to be stands for it.") == true)
  }
}
