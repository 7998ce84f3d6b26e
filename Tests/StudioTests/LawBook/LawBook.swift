import Foundation
import TestSupport

/// The rules of `Documentation/behaviour`, and the citations of them in comments.
struct LawBook {
  /// A heading of the third level, with what is written below it.
  struct Rule {
    let name: String
    let page: String
    var text = ""
  }

  struct Comments {
    let file: String
    /// All of a file's comments, each run of lines as one.
    let text: String

    var isTest: Bool { file.hasPrefix("Tests/") }
  }

  let rules: [Rule]
  let comments: [Comments]
  /// The suites that evidence may name, and the rules that are cited in their files.
  let suites: [String: Set<String>]

  /// Reading takes seconds in a debug build.
  static let read = Result { try LawBook() }

  private init() throws {
    let package = Repository.folder
    rules = try Self.files(in: "Documentation/behaviour", of: package, ending: ".md")
      .flatMap { Self.rules(on: $0.path, $0.text) }
    let sources = try ["Sources", "Tests"].flatMap {
      try Self.files(in: $0, of: package, ending: ".swift")
    }
    // The files beside this one cite wrongly on purpose.
    comments = sources.filter { !$0.path.hasPrefix("Tests/StudioTests/LawBook/") }
      .map { Comments(file: $0.path, text: Self.comments(in: $0.text)) }
    var suites: [String: Set<String>] = [:]
    for source in sources where source.path.hasPrefix("Tests/") {
      let cited = try Self.citations(in: Self.comments(in: source.text))
      let declared = "(?<=\\b(?:struct|extension) )\\w+Tests\\b"
      for suite in try Self.matches(of: declared, in: source.text) {
        suites[suite, default: []].formUnion(cited)
      }
    }
    self.suites = suites
  }

  private static func files(in folder: String, of package: URL, ending: String) throws
    -> [(path: String, text: String)]
  {
    try FileManager.default.subpathsOfDirectory(atPath: package.appendingPathComponent(folder).path)
      .filter { $0.hasSuffix(ending) }.sorted()
      .map { path in
        let path = "\(folder)/\(path)"
        return (path, try String(contentsOf: package.appendingPathComponent(path), encoding: .utf8))
      }
  }

  static func rules(on page: String, _ text: String) -> [Rule] {
    var rules: [Rule] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix("### ") {
        rules.append(Rule(name: String(line.dropFirst(4)), page: page))
      } else if !rules.isEmpty {
        rules[rules.count - 1].text += line + "\n"
      }
    }
    return rules
  }

  static func comments(in source: String) -> String {
    source.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
      guard let start = line.range(of: "//") else { return "\n" }
      return line[start.upperBound...].drop { $0 == "/" } + " "
    }.joined()
  }

  /// The names in "Rule: `name`.", "(rule `name`)" and "(rules `one`, `other`)".
  static func citations(in comments: String) throws -> [String] {
    guard comments.contains("ule") else { return [] }
    let lists = try matches(of: "\\b[Rr]ules?:? +(?:`[^`]+`(?:, +|,? +and +)?)+", in: comments)
    return lists.flatMap { list in
      list.split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
    }
  }

  /// What looks like a citation and is none: a letter with a number, a section of a book that nobody has, or
  /// a name without its marks.
  static func malformedCitations(in comments: String) throws -> [String] {
    try matches(
      of:
        "\\b[A-K]\\.?[0-9]{1,2}\\b|\\b[Ss]ections? [A-Z]\\b|behaviour sheet|\\b[Rr]ules?:? +[a-z0-9]+-[a-z0-9-]+",
      in: comments)
  }

  private static func matches(of pattern: String, in text: String) throws -> [String] {
    let whole = NSRange(text.startIndex..., in: text)
    return try NSRegularExpression(pattern: pattern).matches(in: text, range: whole)
      .compactMap { Range($0.range, in: text).map { String(text[$0]) } }
  }
}
