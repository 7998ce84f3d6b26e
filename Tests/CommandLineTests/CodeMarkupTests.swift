import Testing

@testable import ShowreelCLI

/// Code as a gallery shows it.
@Suite struct CodeMarkupTests {
  @Test func emptyLinesAroundItAreLeftOut() {
    #expect(CodeMarkup(yaml: "\n  \n  a\n\n  b \n\n ").html == "  a\n\n  b")
    #expect(CodeMarkup(yaml: "a").html == "a" && CodeMarkup(yaml: " \n ").html == "")
  }

  @Test func whatIsLongEndsSomewhere() {
    let html = CodeMarkup(yaml: String(repeating: "a ", count: 20_000)).html
    #expect(html == String(repeating: "a ", count: 10_000) + "\n…")
  }

  /// A pattern took the square of their number.
  @Test(.timeLimit(.minutes(10))) func spacesAreReadOnce() {
    let spaces = String(repeating: " ", count: 400_000)
    #expect(CodeMarkup(yaml: "a" + spaces + "b").html.hasSuffix("\n…"))
  }
}
