import TestSupport
import Testing

/// A type is short enough to be held in one's head; what it does beside that stands in extensions and types of their own.
@Suite("Lengths of types")
struct TypeLengthTests {
  /// Lines from a type's name to its closing brace.
  private static let most = 180

  /// Those that are longer still, with the lines that they may have. The list may only become shorter, and so may they.
  private static let longer: [String: Int] = [
    "AutomaticScript": 237, "DisplayWindow": 235, "NavigationPages": 212, "PagePlanner": 213,
    "PangoParagraphs": 232, "PresentedPage": 199, "PreviewSession": 263, "Renderer": 233,
    "ScriptPlayer": 219, "ShellDrawing": 217, "SourceSurvey": 198,
    "SymbolEffectRun": 182, "SymbolFinder": 190, "TaskWork": 198, "VirtualClock": 188,
  ]

  /// Tables, one line for each thing in them.
  private static let tables: Set = ["SupportedAPI", "SymbolNames"]

  /// The lines of the types at the top level of a text.
  static func lengths(in text: String) -> [String: Int] {
    var found: [String: Int] = [:]
    var open: (name: String, start: Int)?
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if let type = open {
        if line.first == "}" {
          found[type.name] = number - type.start + 1
          open = nil
        }
      } else if let first = line.first, !" }#/".contains(first),
        let match = line.firstMatch(of: #/\b(?:class|struct|enum|actor|protocol) (\w+).*\{$/#)
      {
        open = (String(match.output.1), number)
      }
    }
    return found
  }

  private static let all = Result {
    try Repository.files(in: "Sources").reduce(into: [:]) { all, file in
      all.merge(lengths(in: try Repository.text(file))) { max($0, $1) }
    }
  }

  @Test func noTypeIsLonger() throws {
    let all = try Self.all.get()
    #expect(all.count > 1000)
    for (name, lines) in all where !Self.tables.contains(name) {
      let most = Self.longer[name] ?? Self.most
      #expect(lines <= most, "\(name) has \(lines) lines; \(most) are what it may have")
    }
  }

  @Test func exceptionsAreNeeded() throws {
    let all = try Self.all.get()
    for name in Set(Self.longer.keys).union(Self.tables) {
      #expect(all[name, default: 0] > Self.most, "\(name) is short by now: take it off the list")
    }
  }

  @Test func aTypeEndsWithItsBrace() {
    let text = "struct A {\n  struct B {\n  }\n}\n\nprivate final class C: D {\n}\nstruct E {}\n"
    #expect(Self.lengths(in: text) == ["A": 4, "C": 2])
  }
}
