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

  private func app(_ scene: String, showing body: String = "Text(\"A\")") -> String {
    "@main struct App1: App { var body: some Scene { \(scene) } }\n" + view(body)
  }

  @Test func anAppsWindowIsAsLargeAsItsContent() throws {
    let framed = "Text(\"A\").frame(width: 420, height: 260)"
    #expect(try size(app("WindowGroup { A() }", showing: framed)) == [420, 288])
    #expect(try size(app("WindowGroup { \(framed) }")) == [420, 288])
    #expect(try size(app("WindowGroup { A().padding() }", showing: framed)) == [900, 600])
    let own = "struct Main: Scene { var body: some Scene { WindowGroup { A() } } }\n"
    #expect(try size(own + app("Main()", showing: framed)) == [420, 288])
  }

  @Test func anAppsWindowIsAsLargeAsItAsksFor() throws {
    for asked in ["width: 600, height: 400", "CGSize(width: 600, height: 400)"] {
      let scene = "WindowGroup { A() }.windowStyle(.hiddenTitleBar).defaultSize(\(asked))"
      #expect(try size(app(scene)) == [600, 400], "\(asked)")
      #expect(try size(app(scene), script: "device mac; size 500x300") == [500, 300])
    }
    for open in ["width: side, height: 400", "width: 6, height: 400", "width: nan, height: nan"] {
      let scene = "WindowGroup { A() }.defaultSize(\(open))"
      #expect(try size(app(scene)) == [900, 600], "\(open)")
    }
    let own = "struct Main: Scene { var body: some Scene { WindowGroup { A() } } }\n"
    #expect(try size(own + app("Main().defaultSize(width: 600, height: 400)")) == [600, 400])
  }

  @Test func anAppsWindowIsWithinWhatItsContentCanBe() throws {
    func window(_ frame: String, _ modifiers: String = "") throws -> [Double] {
      try size(app("WindowGroup { A().frame(\(frame)) }" + modifiers))
    }
    let both = "minWidth: 100, maxWidth: 400, minHeight: 100, maxHeight: 300"
    #expect(try window(both, ".windowResizability(.contentSize)") == [400, 328])
    #expect(try window(both) == [900, 600])
    #expect(try window("minWidth: 1000, minHeight: 200") == [1000, 600])
    let asked = ".defaultSize(width: 600, height: 400)"
    #expect(try window("minWidth: 100, minHeight: 500", asked) == [600, 528])
    let fixed = "width: 300, height: 200"
    #expect(try window(fixed, asked) == [600, 400])
    #expect(try window(fixed, asked + ".windowResizability(.contentSize)") == [300, 228])
    #expect(try window("minWidth: nan, maxWidth: nan") == [900, 600])
    #expect(try window("maxWidth: .infinity, maxHeight: .infinity") == [900, 600])
  }

  @Test func settingsFitTheirContent() throws {
    let settings = "@main struct App1: App { var body: some Scene { Settings { Text(\"A\")"
    #expect(try size(settings + ".frame(maxWidth: 350, maxHeight: 200) } } }") == [350, 228])
  }

  @Test func whatHangsFromTheMenuBarIsShownOnTheUsualDesktop() throws {
    let menu = "MenuBarExtra(\"M\") { VStack { Text(\"A\") }.frame(width: 300, height: 200) }"
    let modifiers = ".menuBarExtraStyle(.window).defaultSize(width: 400, height: 300)"
    for scene in [menu, menu + modifiers] {
      let app = "@main struct App1: App { var body: some Scene { \(scene) } }"
      #expect(try size(app) == [900, 600], "\(scene)")
    }
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
