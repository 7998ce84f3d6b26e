import Studio

/// Gathers blocks, videos and scripts while a page is read from its top.
struct PageReader {
  let file: String
  let lines: PageLines
  var blocks: [PageBlock] = []
  private(set) var headings: [PageHeading] = []
  var leadingVideos: [VideoReference] = []
  /// What a tutorial names and is not there.
  var failures: [Diagnostic] = []
  /// Of the step of a tutorial that is read, or of the last one before it: what is shown now is its.
  var shownBlock: Int?
  lazy var catalogueCode = DocumentationCatalogue(around: file).map(CatalogueCode.init)
  /// What comments said since the last block.
  private(set) var pendingScript = ScriptText()
  private var pendingLines: [Int] = []
  private var open: [PageHeading] = []
  private var anchors = TakenAnchors()

  init(file: String, lines: PageLines) {
    self.file = file
    self.lines = lines
  }

  mutating func read(_ item: MarkdownItem) {
    switch item {
    case .heading(let level, let text, let line):
      let heading = PageHeading(text: text, level: level, line: line, taken: &anchors)
      headings.append(heading)
      open.removeAll { $0.level >= level }
      open.append(heading)
    case .code(let info, let text, let isFenced, let line):
      let info = FenceInfo(info)
      if isFenced, info.language == "swift" { add(text, info: info, line: line) }
      if isFenced, let video = info.shown.flatMap({ VideoReference(link: $0, line: line) }) {
        add([video])
      }
    case .html(let text, let line):
      let tags = HTMLTags.tags(in: text)
      add(VideoReference.references(in: tags, line: line))
      for tag in tags where tag.name == "!--" { readComment(tag, line: line) }
    case .link(let destination, let line), .image(let destination, let line):
      if let video = VideoReference(link: destination, line: line) { add([video]) }
    case .prose(let text, let line):
      add(VideoReference.directives(in: text, line: line))
      readExpressions(in: text, line: line)
      // To a Markdown parser, JSX in braces is no HTML, and a line that starts with the tag's `>` a
      // quote.
      let isTag = text.lowercased().hasPrefix("<video")
      let tags = HTMLTags.tags(in: text)
        .filter { isTag || $0.value(of: "src")?.contains("(") == true }
      add(VideoReference.references(in: tags, line: line))
    case .directive(let directive): read(directive)
    }
  }

  mutating func add(_ videos: [VideoReference]) {
    if blocks.isEmpty {
      leadingVideos += videos
    } else {
      blocks[blocks.count - 1].videosAfter += videos
    }
  }

  private mutating func add(_ code: String, info: FenceInfo, line: Int) {
    let rows = Self.rows(of: code, info)
    let indents = rows.enumerated().map { lines.indent(of: $1, line: line + 1 + $0) }
    if let script = info.script {
      let column = lines.column(of: script, line: line)
      pendingScript.append(ScriptText(script, line: line, column: column))
    }
    add(
      Excerpt(file: file, line: line + 1, text: rows.joined(separator: "\n"), indents: indents),
      line: line)
  }

  /// A block with what was said about it before.
  mutating func add(_ excerpt: Excerpt, line: Int) {
    blocks.append(
      PageBlock(
        number: blocks.count + 1, fenceLine: line, excerpt: excerpt,
        script: pendingScript, headings: open, commentLines: pendingLines))
    pendingScript = ScriptText()
    pendingLines = []
  }

  /// Lines that are about the code are empty, so that the others keep their places.
  private static func rows(of code: String, _ info: FenceInfo) -> [Substring] {
    var rows = code.split(separator: "\n", omittingEmptySubsequences: false)
    guard info.hasOptionLines else { return rows }
    if rows.first == "---", let end = rows.dropFirst().firstIndex(of: "---") {
      for index in 0...end { rows[index] = "" }
      return rows
    }
    for index in rows.indices {
      guard rows[index].first == ":" else { break }
      rows[index] = ""
    }
    return rows
  }

  /// The comments of MDX: `{/* showreel: tap "Toggle" at 1 */}`.
  private mutating func readExpressions(in prose: String, line: Int) {
    var rest = prose[...]
    var at = line
    while let open = rest.firstRange(of: "{/*") {
      at += rest[..<open.lowerBound].count(where: \.isNewline)
      rest = rest[open.upperBound...]
      guard let close = rest.firstRange(of: "*/}") else { return }
      let comment = rest[..<close.lowerBound]
      let body = comment.drop(while: \.isWhitespace)
      if body.hasPrefix("showreel:") {
        let before = comment[..<body.startIndex].count(where: \.isNewline)
        readScript(
          body.dropFirst("showreel:".count), beginning: at, line: at + before)
      }
      at += comment.count(where: \.isNewline)
      rest = rest[close.upperBound...]
    }
  }

  private mutating func readComment(_ tag: HTMLTag, line: Int) {
    let body = tag.comment.drop(while: \.isWhitespace)
    guard body.hasPrefix("showreel:") else { return }
    let before = tag.comment[..<body.startIndex].count(where: \.isNewline)
    readScript(
      body.dropFirst("showreel:".count), beginning: line + tag.lineOffset,
      line: line + tag.lineOffset + before)
  }

  /// - Parameters:
  ///   - beginning: The line on which the comment begins.
  ///   - line: The one on which its script does.
  mutating func readScript(_ script: Substring, beginning: Int, line: Int) {
    pendingLines.append(beginning)
    let firstLine = script.prefix { !$0.isNewline }
    let column = lines.column(of: firstLine, line: line)
    pendingScript.append(ScriptText(script, line: line, column: column))
  }
}
