import Testing

@testable import Snippets

@Suite struct SyntaxErrorTests {
  private func errors(_ text: String, line: Int = 1, indents: [Int] = []) -> [String] {
    SwiftSource(text).syntaxErrors(
      in: Excerpt(file: "g.md", line: line, text: text, indents: indents)
    ).map(\.description)
  }

  @Test func aBraceThatIsNotClosedIsToldWhereItIs() {
    let text = """
      struct A: View {
        var body: some View {
          VStack {
            Button("Ü") { on.toggle()
            Text("a")
          }
        }
      }
      """
    #expect(
      errors(text, line: 9)
        == ["g.md:12:19: error: expected '}' to close this '{' before line 14"])
    #expect(errors("struct A {") == ["g.md:1:10: error: expected '}' to close this '{'"])
  }

  @Test func othersAreToldAsTheParserTellsThem() {
    #expect(
      errors("let a = (1, 2\nlet b = 3", line: 3, indents: [2, 2])
        == ["g.md:3:16: error: expected ')' to end tuple"])
    #expect(errors("struct A {}") == [])
  }

  /// The parser's own diagnostics end the program there.
  @Test func aCharacterThatIsNoSwiftBeforeAnEqualSign() {
    let message = "'=' must have consistent whitespace on both sides, and before it stands"
    #expect(
      errors("let a \u{1}= (1", line: 3)
        == ["g.md:3:8: error: \(message) U+0001", "g.md:3:12: error: expected ')' to end tuple"])
    #expect(
      errors("let a \u{1}\u{1}\u{7F}\u{1}= 1") == [
        "g.md:1:11: error: \(message) U+0001 U+0001 U+007F …"
      ])
    #expect(errors("let a \u{a0}= (1") == ["g.md:1:12: error: expected ')' to end tuple"])
    #expect(errors("let a  =  1") == [])
  }

  @Test func whatTheCompilerOnlyWarnsOfIsNoError() {
    #expect(errors("@available (iOS 16, *)\nstruct A {}") == [])
    #expect(
      errors("@available (iOS 16, *)\nlet a = (1") == [
        "g.md:2:11: error: expected ')' to end tuple"
      ])
  }

  /// Of 100 kB that are no Swift 8,333 were told, each after the text was read anew: 43 s. Here are 1 kB: to find all in
  /// more takes longer than a parser that is not optimised is given.
  @Test func ofAGreatManyTheFirstHundredAreTold() {
    let told = errors(String(repeating: "1e-320", count: 300), line: 3)
    #expect(told.count == 101)
    #expect(told.first == "g.md:3:8: error: 'e' is not a valid digit in floating point exponent")
    #expect(told.last?.hasSuffix(" more mistakes from here on; mend those before it first") == true)
    #expect(Set(told).count == 101)
  }

  @Test func aLineIsFoundByItsNumberInTheFile() {
    let excerpt = Excerpt(file: "g.md", line: 7, text: "a\u{2028}b\n\nc")
    #expect((6...10).map { excerpt.line(at: $0) } == ["", "a\u{2028}b", "", "c", ""])
    #expect(Excerpt(file: "g.md", text: "a\n").line(at: 2) == "")
  }

  @Test func aPageAndAFileAreNotCompiledWithOne() throws {
    let code = "struct A: View {\n  var body: some View { Text(\"a\" }\n}\n"
    let page = try SnippetPlan(page: "Text\n\n```swift\n\(code)```\n", at: "g.md")
    #expect(page.clips.isEmpty)
    #expect(
      page.failures.map(\.description) == [
        "g.md:5:33: error: expected ')' to end function call"
      ])
    let file = SnippetPlan(source: code, at: "A.swift")
    #expect(file.clips.isEmpty)
    #expect(file.failures.map { "\($0.file):\($0.line)" } == ["A.swift:2"])
  }
}
