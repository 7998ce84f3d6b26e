import Testing

@testable import Snippets

/// A stranger's source may have thousands of mistakes, and of each is told where it is and what helps: the sizes below took
/// minutes to hours.
@Suite(.timeLimit(.minutes(10)))
struct HostileErrorTests {
  private func error(_ message: String, line: Int, column: Int = 1) -> Diagnostic {
    Diagnostic(file: "a.swift", line: line, column: column, message: message)
  }

  /// Each was looked for among all.
  @Test func whatErrorsFollowFromIsFoundByItsPlace() {
    let messages = [
      "extra argument 'a' in call", "type 'A' does not conform to protocol 'B'",
      "generic parameter 'A' could not be inferred",
    ]
    let told = (0..<12_000).map { error(messages[$0 % 3], line: $0 + 1) }
    #expect(FollowingErrors.leftOut(of: told).count == 12_000)
  }

  /// The source was parsed, and its text made, for each.
  @Test func aSourceIsReadOnceForAllOfItsErrors() throws {
    let text = String(repeating: "Text(\"ä\", b: 1)\n", count: 4_000)
    let demo = DemoSource(
      Excerpt(file: "a.swift", line: 11, text: text), source: SwiftSource(text), root: .view("A"))
    let sources = DiagnosedSources([ModuleSources(name: nil, files: [demo])])
    for line in 11...4_010 {
      let told = error("extra argument 'b' in call", line: line, column: 11)
      let source = try #require(sources.source(of: told))
      #expect(source.column(12, line: line) == 11)
      #expect(source.text(ofLine: line) == "Text(\"ä\", b: 1)")
      #expect(source.statement(around: told) == line...line)
      #expect(source.refusedCall(in: told) == "Text(_:b:)")
    }
    let source = try #require(sources.source(of: error("", line: 1)))
    #expect(source.text(ofLine: 10) == "" && source.text(ofLine: 5_000) == "")
    #expect(
      source.column(7, line: 5_000) == 7 && source.statement(around: error("", line: 1)) == nil)
  }

  /// An error has its notes in other files: then the next was read anew.
  @Test func filesAreReadOnceWhereMessagesTakeTurns() throws {
    let files = ["a.swift", "b.swift", "c.swift"].map { name in
      let text = "struct A { }\n"
      return DemoSource(
        Excerpt(file: name, text: text), source: SwiftSource(text), root: .view("A"))
    }
    func read(_ name: String, by sources: DiagnosedSources) throws -> DiagnosedSource {
      try #require(sources.source(of: Diagnostic(file: name, line: 1, message: "")))
    }
    let sources = DiagnosedSources([ModuleSources(name: nil, files: files)])
    let (a, b) = (try read("a.swift", by: sources), try read("b.swift", by: sources))
    #expect(try read("a.swift", by: sources) === a)
    #expect(try read("b.swift", by: sources) === b)
    // Not more than there is memory for.
    let two = DiagnosedSources([ModuleSources(name: nil, files: files)], knowing: 26)
    let (first, second) = (try read("a.swift", by: two), try read("b.swift", by: two))
    let third = try read("c.swift", by: two)
    #expect(try read("b.swift", by: two) === second)
    #expect(try read("c.swift", by: two) === third)
    #expect(try read("a.swift", by: two) !== first)
  }

  /// Any line that a program prints may look like a message.
  @Test func placesThatNoSourceHasAreNotReckonedWith() {
    let most = Int.max
    let told = CompilerOutput.diagnostics(in: "a.swift:\(most):\(most): error: b")
    #expect(told.map(\.line) == [1 << 30] && told.map(\.column) == [1 << 20])
    var edits = SourceEdits("ab\nab\n")
    edits.replace(0..<1, with: "xyz")
    #expect(edits.places.originalColumn(most, line: 1) == 3)
    #expect(edits.places.originalColumn(0, line: 2) == 1)
    #expect(edits.places.originalColumn(most, line: 2) == 3)
    #expect(edits.places.originalColumn(most, line: most) == most)
  }

  /// Names that are not there, among as many that are.
  @Test func namesAreComparedWithSoMany() {
    let suggestion = NameSuggestion(work: 100)
    let told = error("cannot find 'titel' in scope", line: 1)
    let found = (0..<5).map { _ in suggestion.own(for: told, among: ["title"]) }
    #expect(found == ["title", "title", "title", "title", nil])
  }

  /// Between backticks a name may hold the words that are looked for.
  @Test func aMessageIsReadOnce() {
    let name = String(repeating: "type 'a", count: 30_000)
    let message = "value of \(name)' has no member 'b"
    #expect(UnsupportedAPI.explained(message).message == message)
  }

  @Test func aMessageHasAnEnd() {
    func message(_ length: Int) -> String? {
      let text = String(repeating: "x", count: length)
      return CompilerOutput.diagnostics(in: "a.swift:1:2: error: \(text)").first?.message
    }
    #expect(message(4_000)?.count == 4_000 && message(4_000)?.last == "x")
    #expect(message(100_000)?.count == 4_001 && message(100_000)?.last == "…")
  }

  /// Of tens of thousands each was looked for from the first on.
  @Test func editsAreFoundByTheirPlaces() {
    let count = 40_000
    var edits = SourceEdits(String(repeating: "ab\n", count: count))
    for first in 0...1 {
      for line in stride(from: first, to: count, by: 2) {
        edits.replace(3 * line..<3 * line + 1, with: "xyz")
      }
    }
    #expect(edits.text == String(repeating: "xyzb\n", count: count))
    let places = edits.places
    for line in 1...count { #expect(places.originalColumn(4, line: line) == 2) }
    for line in 0..<count where !edits.touches(3 * line + 1..<3 * line + 2) {
      edits.cut(3 * line..<3 * line + 2)
    }
    #expect(edits.text == String(repeating: "  \n", count: count))
  }
}
