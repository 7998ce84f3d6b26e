/// A DocC tutorial, taken apart: its directives, and the Markdown that is in them.
struct TutorialText {
  /// The tutorial's lines without directives, moved to the left: what is indented below a directive is no
  /// code. No line is lost.
  let markdown: String
  let directives: [TutorialDirective]

  /// Directives inside one another; what is deeper is text.
  private static let depth = 50
  /// What is in them is no part of what is shown: a comment, and a quiz with code that may well be wrong.
  private static let hiding: Set<String> = ["Comment", "Assessments"]

  static func isOne(_ path: String) -> Bool { path.lowercased().hasSuffix(".tutorial") }

  /// - Parameter text: Whose lines end in `\n`.
  init(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var reader = Reader(lines: lines)
    while reader.index < lines.count { reader.readLine() }
    markdown = reader.rows.joined(separator: "\n")
    directives = reader.directives
  }

  private struct Reader {
    let lines: [Substring]
    var index = 0
    var rows: [Substring] = []
    var directives: [TutorialDirective] = []
    private var open: [String] = []
    /// The marks and the indentation of the fence that code is between.
    private var fence: (mark: Substring, indent: Int)?
    /// The comment that is read, among the directives.
    private var comment: Int?

    init(lines: [Substring]) { self.lines = lines }

    private var isHidden: Bool { open.contains(where: TutorialText.hiding.contains) }

    mutating func readLine() {
      let line = lines[index]
      let inner = line.drop(while: \.isWhitespace)
      if let fence {
        if inner.hasPrefix(fence.mark),
          inner.allSatisfy({ $0.isWhitespace || $0 == "`" || $0 == "~" })
        {
          self.fence = nil
        }
        let blank = line.prefix(while: \.isWhitespace).prefix(fence.indent)
        return add(line[blank.endIndex...])
      }
      if let mark = Self.fenceMark(of: inner) {
        fence = (mark, line.count - inner.count)
        return add(inner)
      }
      if inner.first == "}", inner.dropFirst().allSatisfy(\.isWhitespace), !open.isEmpty {
        open.removeLast()
        if !isHidden { comment = nil }
        rows.append("")
        index += 1
        return
      }
      guard open.count < TutorialText.depth,
        let opening = TutorialDirective.Opening(in: lines, at: index)
      else { return add(inner) }
      read(opening)
    }

    private mutating func read(_ opening: TutorialDirective.Opening) {
      var directive = opening.directive
      directive.parents = open
      if !isHidden {
        directives.append(directive)
        if directive.name == "Comment" {
          comment = directives.count - 1
          directives[directives.count - 1].text = opening.content
        }
      }
      rows += Array(repeating: "", count: opening.lineCount)
      index += opening.lineCount
      if opening.isOpen { open.append(directive.name) } else if !isHidden { comment = nil }
    }

    private mutating func add(_ row: Substring) {
      if let comment { directives[comment].text += "\n" + row }
      rows.append(isHidden ? "" : row)
      index += 1
    }

    private static func fenceMark(of line: Substring) -> Substring? {
      guard let first = line.first, first == "`" || first == "~" else { return nil }
      let mark = line.prefix { $0 == first }
      return mark.count >= 3 ? mark : nil
    }
  }
}
