import SwiftParser
import SwiftSyntax
import Testing

@testable import Snippets

/// Types are read as the compiler does, however they are written.
struct ValueTypeTests {
  @Test(
    arguments: [
      ("Int", .named("Int")), ("some View", .named("some View")), ("any P", .named("P")),
      ("Namespace.ID", .named("Namespace.ID")), ("Set<Int>", .named("Set<Int>")),
      ("inout Int", .named("inout Int")), ("Int?", .optional), ("Optional<Int>", .optional),
      ("[Int]", .list(of: .named("Int"))), ("Array<[Int]>", .list(of: .list(of: .named("Int")))),
      ("[Int: [String]]", .dictionary), ("Binding<Bool>", .binding(to: .named("Bool"))),
      ("() -> Void", .function(parameters: 0, returning: nil)),
      ("@escaping @MainActor () async -> ()", .function(parameters: 0, returning: nil)),
      ("(Int, String) -> Bool", .function(parameters: 2, returning: .named("Bool"))),
      ("((Int) -> Void)", .function(parameters: 1, returning: nil)),
      ("(() -> Void)?", .optional),
      (
        "([Int: String], (Int, Int) -> Int) -> [Int]",
        .function(parameters: 2, returning: .list(of: .named("Int")))
      ),
    ] as [(String, ValueType)])
  func aTypeIs(_ text: String, _ expected: ValueType) throws {
    let source = Parser.parse(source: "func f(a: \(text)) {}")
    let function = try #require(source.statements.first?.item.as(FunctionDeclSyntax.self))
    let parameter = try #require(function.signature.parameterClause.parameters.first)
    #expect(ValueType(parameter.type) == expected)
  }

  @Test func whatABuilderMakesAListOfIsOne() {
    let text = """
      struct A: View {
        init(@ActionBuilder a: () -> [Int], b: () -> [Int], @ViewBuilder c: () -> Text) {}
        var body: some View { X() }
      }
      """
    #expect(
      (try? SwiftSource(text).root(guesses: true).expression)
        == "A(a: { 3 }, b: { [1, 2, 3] }, c: { Text(\"C\") })")
  }

  private func guess(_ type: String) -> String? {
    let text = "struct A: View { let x: \(type); var body: some View { X() } }"
    return try? SwiftSource(text).root(guesses: true).expression
  }

  @Test func aValueOfEachKindIsGuessed() {
    #expect(guess("(() -> Void)?") == "A(x: nil)")
    #expect(guess("() async -> Void") == "A(x: { })")
    #expect(guess("([Int: String]) -> Bool") == "A(x: { _ in true })")
    #expect(guess("(Int, Int) -> [String]") == "A(x: { _, _ in [\"One\", \"Two\", \"Three\"] })")
    #expect(guess("Array<Color>") == "A(x: [.red, .green, .blue])")
    #expect(guess("[[Int]]") == "A(x: [[1, 2, 3]])")
    #expect(
      guess("Binding<Bool>") == "_changed(false as Bool, true, false) { _held0 in A(x: _held0) }")
    #expect(guess("Binding<[Double]>") == "_held([1, 2, 3] as [Double]) { _held0 in A(x: _held0) }")
    #expect(guess("Binding<Int?>") == "A(x: .constant(nil))")
    #expect(guess("inout Int") == nil)
  }
}
