import Testing
import Yams

@testable import Presets

struct YAMLDocumentTests {
  private struct Page: Codable, Equatable {
    let title: String
    let size: Int
    let words: [String]
  }

  @Test func whatATextSaysIsNeverReadAsSomethingElse() throws {
    let words = [
      "2", "no", "1e3", "~", "a: b", "# x", "", " x ", "'", "\"", "$(X)", "é 🎬", "two\nlines",
      "010",
      "1:30", "- x", "{a}", "!tag", "*x", "%x",
    ]
    let page = Page(title: String(repeating: "long ", count: 60), size: 2, words: words)
    let text = try YAMLDocument.text(of: page)
    #expect(try YAMLDecoder().decode(Page.self, from: text) == page)
    #expect(text.hasPrefix("title: "))
    #expect(text.split(separator: "\n").first?.contains("long long") == true)
    #expect(text.contains("\nsize: 2\n"))
    for word in ["'2'", "'no'", "'1e3'", "'~'", "'010'", "'1:30'"] {
      #expect(text.contains("- \(word)\n"), "\(text)")
    }
  }
}
