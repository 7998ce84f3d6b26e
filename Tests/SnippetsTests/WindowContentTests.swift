import Foundation
import Studio
import Testing

@testable import Snippets

/// How large the window of a Mac's clip is, where nobody says it.
struct WindowContentTests {
  private func size(_ source: String, script: String = "device mac") throws -> [Double] {
    let plan = SnippetPlan(source: "// showreel: \(script)\n" + source, at: "A.swift")
    let clip = try #require(plan.clips.first)
    let screen = try #require(clip.direction.screen)
    return [screen.width, screen.height]
  }

  private func view(_ body: String) -> String {
    "struct A: View { var body: some View { \(body) } }"
  }

  @Test func aWindowIsAsLargeAsItsContent() throws {
    #expect(try size(view("Text(\"A\").frame(width: 420, height: 260)")) == [420, 288])
    let titled = "Text(\"A\").frame(width: 420, height: 260.5).navigationTitle(\"B\")"
    #expect(try size(view(titled)) == [420, 312.5])
    let preview = view("Text(\"A\")") + "\n#Preview { A().frame(width: 300, height: 200) }"
    #expect(try size(preview) == [300, 228])
    let within = view("Text(\"A\").frame(width: 300, height: 200)") + "\n#Preview { A() }"
    #expect(try size(within) == [300, 228])
  }

  @Test func aModifierOfOnesOwnIsLookedInto() throws {
    let framed = "Text(\"A\").frame(width: 420, height: 260)"
    func of(_ modifier: String, _ declarations: String) throws -> Double? {
      try size(view(framed + modifier) + "\n" + declarations).first
    }
    let card = "struct Card: ViewModifier { func body(content: Content) -> some View { content"
    #expect(try of(".card()", "extension View { func card() -> some View { padding() } }") == 900)
    #expect(
      try of(".card()", "extension View { func card() -> some View { background(.red) } }") == 420)
    #expect(try of(".modifier(Card())", card + ".padding(8) } }") == 900)
    #expect(try of(".modifier(Card())", card + ".background(.red).clipShape(.circle) } }") == 420)
    #expect(try of(".modifier(Elsewhere())", "") == 900)
    let both =
      card + ".padding() } }\nextension View { func card() -> some View { modifier(Card()) } }"
    #expect(try of(".card()", both) == 900)
  }

  @Test func aWindowOfOpenSizeIsTheUsualOne() throws {
    for body in [
      "Text(\"A\")", "Text(\"A\").frame(width: 420)", "Text(\"A\").frame(minWidth: 4, height: 9)",
      "Text(\"A\").frame(width: 420, height: 260).padding()", "A()",
      "Text(\"A\").frame(width: 420, height: 260).position(x: 9, y: 9)",
      "Text(\"A\").frame(width: 40, height: 40)", "Text(\"A\").frame(width: 420, height: 1e9)",
    ] {
      #expect(try size(view(body)) == [900, 600], "\(body)")
    }
  }

  @Test func whoSaysASizeIsRight() throws {
    let body = view("Text(\"A\").frame(width: 420, height: 260)")
    #expect(try size(body, script: "device mac; size 500x400") == [500, 400])
    let plan = SnippetPlan(source: "// showreel: device mac\n" + body, at: "A.swift")
    let asked = Direction(ScriptText("device mac").commands)
    let clip = try #require(plan.clips.first)
    #expect(asked.over(clip.direction).screen?.width == 420)
  }

  @Test func aPhoneKeepsItsScreen() throws {
    let body = view("Text(\"A\").frame(width: 420, height: 260)")
    #expect(try size(body, script: "device iphone15")[0] > 300)
    #expect(try size(body, script: "device iphone15")[0] < 420)
  }
}
