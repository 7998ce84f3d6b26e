import Studio
import Wording

/// The Swift code, the videos and the scripts of a documentation page, Markdown or a DocC tutorial.
///
///     let page = try MarkdownPage(text: text, file: "guide.md")
///     page.blocks.map(\.excerpt.line)   // [12, 40]
///     page.videos.map(\.path)           // ["video/Toggle.mp4"]
package struct MarkdownPage: Sendable {
  package let file: String
  package private(set) var blocks: [PageBlock] = []
  package private(set) var headings: [PageHeading] = []
  /// What stands after the last block and is meant for one that is not there.
  package private(set) var strayScript = ScriptText()
  /// Videos before the first block; those after one are its own.
  package private(set) var leadingVideos: [VideoReference] = []
  /// What a tutorial names and is not there.
  package private(set) var failures: [Diagnostic] = []

  /// Bytes; the longest chapters of books have less.
  package static let mostBytes = 2 << 20
  /// Seconds of the processor's; a page of the largest size takes a fiftieth of it.
  private static let parsingTime = 2.0
  /// Of Swift. Each may use what any other declares.
  private static let blocks = 1000

  package var videos: [VideoReference] { leadingVideos + blocks.flatMap(\.videosAfter) }

  package init(text: String, file: String) throws(PageError) {
    try self.init(text: text, file: file, parsingTime: Self.parsingTime)
  }

  /// - Parameter parsingTime: Seconds of the processor's.
  init(text: String, file: String, parsingTime: Double) throws(PageError) {
    self.file = file
    guard text.utf8.count <= Self.mostBytes else { throw .larger(file: file, than: Self.mostBytes) }
    let lines = PageLines(text)
    let tutorial = TutorialText.isOne(file) ? TutorialText(lines.text) : nil
    let markdown = tutorial?.markdown ?? lines.text
    // On what was written for it, the parser takes time and memory with the square of its length.
    guard LinkDefinitions(in: markdown).copiedBytes <= LinkDefinitions.mostCopied,
      let parsed = DeepStack.run(for: parsingTime, { MarkdownTree(markdown) })
    else { throw .tooMuchWork(file: file) }
    guard let tree = parsed else { throw .tooLarge(file: file) }
    var items = tree.items()
    if let tutorial {
      items = (items + tutorial.directives.map(MarkdownItem.directive)).sorted { $0.line < $1.line }
    }
    var reader = PageReader(file: file, lines: lines)
    for item in items { reader.read(item) }
    guard reader.blocks.count <= Self.blocks else {
      throw .tooManyBlocks(reader.blocks.count, file: file, limit: Self.blocks)
    }
    blocks = reader.blocks
    headings = reader.headings
    leadingVideos = reader.leadingVideos
    strayScript = reader.pendingScript
    failures = reader.failures
  }

  /// The blocks under the heading that `page.md#fragment` names, those of its subheadings too.
  package func blocks(under fragment: String) throws(PageError) -> [PageBlock] {
    let exact = headings.first { $0.anchor == fragment || $0.text == fragment }
    guard let heading = exact ?? headings.first(where: { $0.isCalled(fragment) }) else {
      throw .noHeading(
        fragment, file: file, nearest: NearestWord.to(fragment, among: headings.map(\.anchor)))
    }
    return blocks.filter { $0.headings.contains(heading) }
  }
}

/// A Swift code block of a page.
package struct PageBlock: Hashable, Sendable {
  /// 1-based among the page's Swift blocks.
  package var number: Int
  /// 1-based line of the fence, or of a tutorial's `@Code`.
  package var fenceLine: Int
  /// Of the page, or the whole file that a step of a tutorial shows.
  package var excerpt: Excerpt
  /// What the comment before the block and its info string say.
  package var script: ScriptText
  /// From the outermost to the one right above the block.
  package var headings: [PageHeading]
  /// 1-based lines on which the comments with its script begin.
  var commentLines: [Int] = []
  /// The videos between this block and the next Swift block.
  package var videosAfter: [VideoReference] = []
}

package enum PageError: Error, Hashable, Sendable, Remediable {
  case tooLarge(file: String)
  case tooMuchWork(file: String)
  case larger(file: String, than: Int)
  case tooManyBlocks(Int, file: String, limit: Int)
  case noHeading(String, file: String, nearest: String?)
  case noBlock(line: Int, file: String)

  package var problem: String {
    switch self {
    case .tooLarge(let file):
      "\(file) is too large for the memory of this machine. Split the page."
    case .tooMuchWork(let file):
      "\(file) is not read: it takes a parser of Markdown too long to make sense of it, or too much memory. Look for many "
        + "'<?', '<!' or '[' that nothing closes, and for long links that are named many times."
    case .larger(let file, let size):
      "\(file) is larger than \(size >> 20) MB. Split the page."
    case .tooManyBlocks(let count, let file, let limit):
      "\(file) has \(count) Swift blocks, and a page may have \(limit). Split the page."
    case .noHeading(let fragment, let file, let nearest?):
      "\(file) has no heading '\(fragment)'. Did you mean '\(file)#\(nearest)'?"
    case .noBlock(let line, let file):
      "\(file) has no Swift block in line \(line) any more. Record it again."
    case .noHeading(let fragment, let file, nil):
      "\(file) has no heading '\(fragment)'"
    }
  }

  package var remedy: Remedy? {
    guard case .noHeading(_, let file, nil) = self else { return nil }
    return .contents(ofPage: file)
  }
}
