import Testing

@testable import Presets

struct ExpressionParserTests {
  @Test(arguments: [
    ".easeIn", "Circle()", ".scale(scale: 0, anchor: .bottom).combined(with: .opacity)",
    "[.red, .blue]", "0...1", "0..<5", "Color.red.opacity(0.5)", "Text(\"Hello\")", "-600", "true",
    "nil", "Gradient(stops: [.init(color: .red, location: 0)])",
  ])
  func printsWhatItReads(text: String) throws {
    #expect(try ExpressionParser.expression(text).description == text)
  }

  @Test(arguments: [
    ("1_000", 1000.0), ("0.35", 0.35), ("1e-3", 0.001), ("-2.5E2", -250), ("12", 12),
  ])
  func readsNumbers(text: String, value: Double) throws {
    #expect(try ExpressionParser.expression(text).form == .number(value))
  }

  @Test func readsEscapesInStrings() throws {
    #expect(
      try ExpressionParser.expression(#""a \"b\" \\ \n c""#).form == .string("a \"b\" \\ \n c"))
  }

  @Test func lineBreaksAndTrailingCommasCountForNothing() throws {
    let text = "Circle()\n  .fill(\n    .blue,\n  )"
    #expect(try ExpressionParser.expression(text).description == "Circle().fill(.blue)")
  }

  @Test func keepsThePlacesOfNamesLabelsAndParentheses() throws {
    guard
      case .chain(let links, startsWithDot: true) = try ExpressionParser.expression(
        ".move(edge: .top).b"
      ).form
    else {
      Issue.record("not a chain")
      return
    }
    #expect(links.map(\.offset) == [1, 18])
    #expect(links[0].end == 16)
    #expect(links[0].arguments?.map(\.offset) == [6])
    #expect(links[0].arguments?.map(\.value.offset) == [12])
  }

  @Test(arguments: [
    (".", "1: a name is expected here, not the end."),
    (".a(", "2: '(' has no ')'."),
    ("[1, 2", "0: '[' has no ']'."),
    ("\"abc", "0: '\"' has no closing quote."),
    (".a.b c", "5: the end of the line is expected here, not 'c'."),
    (".a(1 2)", "5: ',' or ')' is expected here, not '2'."),
    ("3px", "0: '3px' is not a number."),
    ("-.a", "1: a number is expected here, not '.'."),
    (
      ".a + .b",
      "3: '+' has no meaning here. Write values as SwiftUI does, for example '.scale(scale: 0.5)'."
    ),
    ("", "0: a value is expected here, not the end."),
    (
      ".é(b: 😀)",
      "6: '😀' has no meaning here. Write values as SwiftUI does, for example '.scale(scale: 0.5)'."
    ),
    ("Text(\"é\" .a b)", "12: ',' or ')' is expected here, not 'b'."),
    ("if if if", "3: the end of the line is expected here, not 'if'."),
    (".a(1]", "4: ',' or ')' is expected here, not ']'."),
    ("Circle() { a }", "9: the end of the line is expected here, not '{'."),
    (".a(b: )", "6: a value is expected here, not ')'."),
    (".a(b:)", "5: a value is expected here, not ')'."),
    ("[a: 1]", "0: a value is expected here, not '['."),
    ("a = b", "2: the end of the line is expected here, not '='."),
    ("[0...]", "5: a value is expected here, not ']'."),
    (".a(b: ..<)", "6: a name is expected here, not '..<'."),
    ("a0.5", "3: a name is expected here, not '5'."),
    ("a() .. b", "4: the end of the line is expected here, not '..'."),
    ("a 0.5", "2: the end of the line is expected here, not '0.5'."),
    ("a \"b\"", "2: the end of the line is expected here, not \"b\"."),
    ("a()()", "3: the end of the line is expected here, not '('."),
    ("1.a.b", "0: a name is expected here, not '1'."),
    ("{", "0: '{' has no '}'."),
    (
      "a<b",
      "1: '<' has no meaning here. Write values as SwiftUI does, for example '.scale(scale: 0.5)'."
    ),
    (
      #""a\(b)c""#,
      "2: '\\(' means nothing in a text. Write '\\\\' for a backslash, or '\\n' for the end of a line."
    ),
    ("\"a\nb\"", "0: '\"' has no closing quote."),
  ])
  @MainActor
  func saysWhereItCannotReadOn(text: String, problem: String) {
    #expect(problems(text, as: .animation) == [problem])
  }

  @Test @MainActor func aValueIsNoBook() {
    #expect(
      problems("[" + String(repeating: "1,", count: 6000) + "]", as: .animation) == [
        "10000: this value has more than 10000 words, numbers and marks. "
          + "Take something away, or write a .swift file."
      ])
  }

  /// What goes down the stack of swift-syntax, or takes it long.
  @Test(arguments: [
    "if ", "switch ", "a<", "a.", "-", "a(", "a([", "(a: ", "{", "\"\\(", "...", "try -", "[a:",
  ])
  @MainActor
  func whatIsMadeToStopTheParserIsAnswered(piece: String) {
    #expect(problems(String(repeating: piece, count: 3000), as: .view).count == 1)
  }
}
