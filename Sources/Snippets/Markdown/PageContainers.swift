/// What generators of sites put Markdown into, opened up, so that it reads as Markdown without them: indented
/// content of MkDocs' `!!! note`, `??? note` and `=== "Tab"`, content of DocC's `@Row { … }`, MyST's `:::{video}`
/// with colons for a fence, and its notes between longer fences.
///
/// No line goes, so that all keep their numbers.
struct PageContainers {
  private(set) var lines: [Substring] = []
  /// Columns at which the lines that open MkDocs' containers begin, from the outermost.
  private var indented: [Int] = []
  /// How many of DocC's directives are open.
  private var braces = 0
  /// How long the fences are that MyST's notes are between.
  private var notes: [Int] = []
  private var fence: Fence?

  private struct Fence {
    let mark: Character
    let count: Int
    /// Columns that its lines are moved to the left.
    let indent: Int
    /// What is written in place of the marks that close it.
    var closing: Substring?

    /// Whether it ends with a line without blanks around it.
    func isClosed(by line: Substring) -> Bool {
      line.count >= count && line.allSatisfy { $0 == mark }
    }
  }

  /// What code never has in a row, to stand for a fence of colons.
  private static let tildes: Substring = "~~~~~~~~~~~~"

  /// MyST's directives whose content is Markdown.
  private static let noteNames: Set<Substring> = [
    "admonition", "attention", "aside", "card", "caution", "danger", "details", "div", "dropdown",
    "error", "grid", "grid-item", "grid-item-card", "hint", "important", "margin", "note", "only",
    "seealso", "sidebar", "tab", "tab-item", "tab-set", "tip", "topic", "warning",
  ]

  init(_ page: [Substring]) {
    // A tutorial is nothing but directives, and read as such.
    let first = page.lazy.map(Self.trimmed).first { !$0.isEmpty } ?? ""
    if ["@Tutorial", "@Article", "@Chapter", "@Volume"].contains(where: first.hasPrefix) {
      lines = page
      return
    }
    for index in page.indices {
      lines.append(opened(page[index], at: index, of: page))
    }
  }

  private mutating func opened(_ line: Substring, at index: Int, of page: [Substring]) -> Substring
  {
    let words = Self.trimmed(line)
    let indent = line.prefix { $0 == " " || $0 == "\t" }.reduce(0) { $0 + ($1 == "\t" ? 4 : 1) }
    if let open = fence {
      guard open.isClosed(by: words) else { return Self.moved(line, by: open.indent) }
      fence = nil
      return open.closing ?? Self.moved(line, by: open.indent)
    }
    if words.isEmpty { return line }
    while let last = indented.last, indent < last + 4 { indented.removeLast() }
    if Self.opensIndented(words) {
      indented.append(indent)
      return ""
    }
    if braces > 0, words.allSatisfy({ $0 == "}" || $0.isWhitespace }) {
      braces = max(0, braces - words.count { $0 == "}" })
      return ""
    }
    let opened = Self.opensBraces(in: page, at: index)
    if opened > 0 {
      braces += opened
      return ""
    }
    let isInside = !indented.isEmpty || braces > 0
    if let opened = openedFence(words, indent: isInside ? indent : 0) { return opened }
    return Self.moved(line, by: braces > 0 ? indent : indented.last.map { $0 + 4 } ?? 0)
  }

  /// A line that opens or closes a fence, as it is written then; nil where it does neither.
  private mutating func openedFence(_ words: Substring, indent: Int) -> Substring? {
    guard let mark = words.first, "`~:".contains(mark) else { return nil }
    let count = words.prefix { $0 == mark }.count
    let info = Self.trimmed(words.dropFirst(count))
    guard count >= 3 else { return nil }
    if mark == "`", info.isEmpty, let last = notes.last, count >= last {
      notes.removeLast()
      return ""
    }
    let name = Self.directive(in: info)
    if mark == ":" {
      guard FenceInfo.isDirective(name) else { return nil }
      fence = Fence(mark: mark, count: count, indent: indent, closing: Self.tildes)
      return Self.tildes + info
    }
    guard mark == "~" || !info.contains("`") else { return nil }
    if mark == "`", Self.noteNames.contains(name) {
      notes.append(count)
      return ""
    }
    fence = Fence(mark: mark, count: count, indent: indent)
    return indent > 0 ? words : nil
  }

  /// In one line; what is more is no page that somebody wrote.
  private static let mostInLine = 20

  /// How many of DocC's directives a line opens: one, or two in `@Row { @Column {`; none where words follow, as in prose
  /// of some other braces.
  private static func opensBraces(in page: [Substring], at index: Int) -> Int {
    var line = page[index]
    var count = 0
    while count < mostInLine {
      let opening =
        count == 0
        ? TutorialDirective.Opening(in: page, at: index)
        : TutorialDirective.Opening(in: [line], at: 0)
      guard let opening, opening.isOpen, opening.lineCount == 1,
        opening.directive.name.first?.isUppercase == true
      else { return line.isEmpty || count == 0 ? count : 0 }
      count += 1
      line = trimmed(opening.content[...])
    }
    return count
  }

  /// `!!! note "Title"`, `??? note`, `???+ note`, `=== "Tab"`.
  private static func opensIndented(_ words: Substring) -> Bool {
    guard let end = words.firstIndex(where: \.isWhitespace) else { return false }
    let rest = trimmed(words[end...])
    switch words[..<end] {
    case "!!!", "???", "???+": return rest.first?.isLetter == true
    case "===", "===!", "===+": return rest.first == "\"" || rest.first == "'"
    default: return false
    }
  }

  /// Of `{note} A title`, `note`; empty where there is none.
  private static func directive(in info: Substring) -> Substring {
    guard info.first == "{", let close = info.firstIndex(of: "}") else { return "" }
    return trimmed(info[..<close].dropFirst())
  }

  private static func moved(_ line: Substring, by columns: Int) -> Substring {
    var left = columns
    return line.drop { character in
      guard left > 0, character == " " || character == "\t" else { return false }
      left -= character == "\t" ? 4 : 1
      return true
    }
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
