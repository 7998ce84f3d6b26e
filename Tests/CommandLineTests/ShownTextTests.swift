import Foundation
import Testing

@testable import ShowreelCLI

/// What a stranger's text brings along is seen, and does nothing.
@Suite struct ShownTextTests {
  @Test(arguments: [
    ("plain ä 日本 👩‍👩‍👧", "plain ä 日本 👩‍👩‍👧"), ("two\nlines\tand a tab", "two\nlines\tand a tab"),
    ("\u{1B}]0;title\u{7}", "\\u{1B}]0;title\\u{7}"), ("a\rb", "a\\u{D}b"),
    ("\u{9B}31m", "\\u{9B}31m"), ("\u{202E}gpm.exe", "\\u{202E}gpm.exe"),
    ("\u{7F}\u{0}", "\\u{7F}\\u{0}"),
  ])
  func charactersThatActAreWrittenAsNumbers(_ text: String, _ shown: String) {
    #expect(ShownText.of(text) == shown)
  }

  /// GitHub's runner reads its orders wherever a line begins with one.
  @Test(arguments: [
    ("a\n ::error::b", "a\n \\u{3A}:error::b"), ("##[group]", "\\u{23}#[group]"),
    ("a::b\nc", "a::b\nc"), ("a\n\nb ##[c", "a\n\nb ##[c"),
  ])
  func noLineOfAMessageIsAnOrder(_ text: String, _ shown: String) {
    #expect(ShownText.ofMessage(text) == shown)
  }

  @Test func aNameOfTwoLinesIsShownOnOne() async throws {
    let program = try Showreel()
    for name in ["a\n::error::b.yaml", "a\n::error::b.swift"] {
      let missing = try await program.run(["check", name])
      try program.write("view: [", to: name)
      let read = try await program.run(["check", "--no-compile", name])
      for answer in [missing, read] {
        #expect(answer.errors.contains("\\u{A}::error::"), "\(answer.errors)")
        #expect(!(answer.errors + answer.output).contains("\n::error"))
      }
    }
  }

  @Test func jsonStaysJSON() throws {
    let text = "\u{202E}gpm\u{2028}\u{7F}\u{9B} ä 👩‍👩‍👧 \u{1B}"
    let encoded = String(decoding: try JSONEncoder().encode([text]), as: UTF8.self)
    let shown = ShownText.json(encoded)
    #expect(try JSONDecoder().decode([String].self, from: Data(shown.utf8)) == [text])
    #expect(ShownText.of(shown) == shown)
  }

  @Test func aStrangersLinesAreOne() {
    #expect(ShownText.onOneLine("a\n::b\r\nc\u{2028}d\u{85}e") == "a ::b c d e")
    #expect(ShownText.onOneLine("plain") == "plain")
  }

  /// Through the whole program: a name of a file, and a place that code claims to be at.
  @Test func nothingReachesTheTerminal() async throws {
    let program = try Showreel()
    let named = try await program.run(["export", "a\u{1B}[2Jb.yaml"])
    #expect(named.errors.contains("a\\u{1B}[2Jb.yaml"))
    try program.write(
      "# showreel: tap \"\u{1B}[31m\" at x\nview: Text(\u{1B})\n", to: "c.yaml")
    let read = try await program.run(["check", "c.yaml"])
    #expect(read.code == 65)
    #expect(!(named.errors + read.errors + read.output).contains("\u{1B}"))
  }

  /// Through the compiler, and from a demo that ends with words of its own.
  @Test(arguments: [
    // A name of a file in which what follows claims to be, with the characters themselves and as they are written.
    "#sourceLocation(file: \"\u{1B}[2J\u{9B}31m.swift\", line: 1)\nlet a: Int = \"\"",
    "#sourceLocation(file: \"\\u{1B}[2J.swift\", line: 1)\nlet a: Int = \"\"",
    "#warning(\"\u{1B}]0;title\u{7}\")\nlet a: Int = \"\"",
    "#error(\"\\u{1B}[2J\")",
    "let `a\u{1B}[2J`: Int = \"\"",
    "let a: Int = { fatalError(\"\\u{1B}[2J\\u{9B}31m\\n::error::b\") }()",
    "init() { print(\"\\u{1B}[2J\\r\"); fatalError(\"\\u{1B}[2J\") }",
  ])
  func nothingOfADemosCodeReachesTheTerminal(_ code: String) async throws {
    let program = try Showreel()
    let view = "struct A: View {\n\(code)\nvar body: some View { Text(\"a\") }\n}\n"
    try program.write("import SwiftUI\n" + view, to: "a.swift")
    try program.write("```swift\n\(view)```\n![a](a.mp4)\n", to: "a.md")
    for line in [["export", "a.md"], ["check", "a.swift"], ["export", "a.swift", "--json"]] {
      let answer = try await program.run(line)
      let said = answer.errors + answer.output
      #expect(answer.code != 0 && !said.isEmpty, "\(line)")
      let acting = said.unicodeScalars.filter {
        $0 != "\n" && $0.properties.generalCategory == .control
      }
      #expect(acting.isEmpty, "\(line): \(said)")
      #expect(!said.contains("\n::error"))
    }
  }
}
