import Testing

@testable import Snippets

@Suite struct SourceScriptTests {
  @Test func commentsInTheSourceAreAScript() {
    let text =
      "// showreel: tap 'A@1'\nstruct A { // showreel: dark\n  /* showreel: fps 30\n  wait 1 */\n}\n"
    let excerpt = Excerpt(file: "page.md", line: 10, text: text, indents: [2, 2, 2, 2, 2])
    let script = SwiftSource(text).script(in: excerpt)
    #expect(
      script.commands == [
        .tap(.label("A"), at: [1]), .colorScheme(.dark), .frameRate(30), .wait(1),
      ])
    #expect(script.lines.map(\.line) == [10, 11, 12, 13])
    #expect(script.lines[0].column == 16)
  }
}
