import TestSupport
import Testing

/// What `Documentation/behaviour` says and what code and tests say of it, held together.
@Suite("The law book")
struct LawBookTests {
  private let book: LawBook
  private let names: Set<String>

  init() throws {
    book = try LawBook.read.get()
    names = Set(book.rules.map(\.name))
  }

  @Test("Every rule that a comment cites is there") func citationsAreRules() throws {
    for comments in book.comments {
      let unknown = try LawBook.citations(in: comments.text).filter { !names.contains($0) }
      #expect(unknown == [], "\(comments.file)")
    }
  }

  @Test("Every rule is cited by a test") func rulesAreHeld() throws {
    let cited = try Set(
      book.comments.filter(\.isTest).flatMap { try LawBook.citations(in: $0.text) })
    #expect(!names.isEmpty)
    #expect(names.subtracting(cited).sorted() == [])
  }

  @Test("Rules are cited by name, in their marks") func oneForm() throws {
    for comments in book.comments {
      let malformed = try LawBook.malformedCitations(in: comments.text)
      #expect(malformed == [], "\(comments.file)")
    }
  }

  @Test("No two rules have one name") func namesDiffer() {
    #expect(names.count == book.rules.count)
  }

  @Test("Every rule says what it rests on and how sure it is") func evidence() throws {
    let words = [
      "measured", "documented", "verified elsewhere", "reconstructed", "inferred", "uncertain",
    ]
    for rule in book.rules {
      let lines = rule.text.split(separator: "\n").map(String.init)
      let evidence = lines.first { $0.hasPrefix("Evidence: ") }
      #expect(lines.first != evidence, "\(rule.name) does not say what holds")
      #expect(words.contains { lines.last == "Confidence: \($0)." }, "\(rule.name)")
      // Tests come last.
      let tests = try #require(
        evidence?.range(of: "test `") ?? evidence?.range(of: "tests `"), "\(rule.name)")
      let parts = (evidence?[tests.lowerBound...] ?? "").split(separator: "`")
      for (offset, name) in parts.enumerated() where !offset.isMultiple(of: 2) {
        let isCited = book.suites[String(name)]?.contains(rule.name)
        #expect(isCited == true, "\(rule.name) names \(name), which does not cite it")
      }
      #expect(
        !lines.contains("Confidence: measured.") || evidence?.contains("recording") == true,
        "\(rule.name) is measured on no recording")
    }
  }

  @Test("The table of pages counts their rules") func count() throws {
    let table = try Repository.text("Documentation/behaviour/README.md")
    let pages = Dictionary(grouping: book.rules, by: \.page)
    for (page, rules) in pages {
      let name = page.replacing("Documentation/behaviour/", with: "")
      #expect(table.contains("](\(name)) | \(rules.count) |"), "\(name) has \(rules.count)")
    }
  }

  @Test("Citations are found however they are written") func forms() throws {
    func cited(_ source: String) throws -> [String] {
      try LawBook.citations(in: LawBook.comments(in: source))
    }
    #expect(try cited("/// Rule: `one`.\nlet a = 1") == ["one"])
    #expect(try cited("  /// It holds (rules `one`, `two`).") == ["one", "two"])
    #expect(try cited("/// It holds (rules `one`,\n  ///   `two` and `three`), `four`.").count == 3)
    #expect(try cited("let text = \"rule `one`\"") == [])
  }

  @Test("A citation in another form, and a misspelt one, are noticed") func mistakes() throws {
    func malformed(_ source: String) throws -> [String] {
      try LawBook.malformedCitations(in: LawBook.comments(in: source))
    }
    for text in [
      "as rule B3 says", "(K14)", "(E.5; uncertain)", "the behaviour sheet", "(section D)",
      "Sections C and E",
    ] {
      #expect(try malformed("/// " + text).count == 1, "\(text)")
    }
    #expect(try malformed("/// (rule default-spring)") == ["rule default-spring"])
    #expect(try malformed("/// (rule `default-spring`), iOS 17, 2 A, #00BC00") == [])
    let isRule = names.contains("defualt-spring")
    #expect(!isRule)
    #expect(try LawBook.citations(in: " Rule: `defualt-spring`.") == ["defualt-spring"])
  }
}
