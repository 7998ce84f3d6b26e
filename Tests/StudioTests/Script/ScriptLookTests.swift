import Testing

@testable import Studio

@Suite("A look in a script")
struct ScriptLookTests {
  private func look(_ text: String) throws -> LookChoice? {
    guard case .look(let choice) = try ScriptLine(text).command else { return nil }
    return choice
  }

  private func problem(_ text: String) -> String? {
    let problem = #expect(throws: ScriptProblem.self) { try ScriptLine(text) }
    return problem.map { "\($0.column): \($0.description)" }
  }

  @Test("A name, and what of it is otherwise") func words() throws {
    #expect(try look("look plain") == .plain)
    #expect(try look("look social") == .dressed(.social))
    var expected = Look.documentation
    (expected.keyboard, expected.finish, expected.title) = (.shown, .light, "Sign in")
    #expect(
      try look("look documentation keyboard shown finish light title \"Sign in\"")
        == .dressed(expected))
    expected = .social
    expected.canvas = .fixed(width: 1080, height: 1920)
    #expect(try look("look social canvas 9:16") == .dressed(expected))
  }

  @Test("What cannot be is told with its place") func problems() {
    #expect(
      problem("look documentation finish blue")?.hasPrefix("27: 'blue' is no 'finish'") == true)
    #expect(problem("look documentation finish")?.contains("'finish' needs a value") == true)
    #expect(problem("look documentation finnish light")?.contains("finish") == true)
    #expect(problem("look documentation base social") != nil)
    #expect(problem("look plain finish light") != nil)
    #expect(
      problem("look documentation backdrop sea.png")?.contains("front matter or a look's file")
        == true)
  }
}
