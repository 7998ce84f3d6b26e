import CMark

/// What a page holds that this module looks at, in document order.
enum MarkdownItem: Hashable {
  case heading(level: Int, text: String, line: Int)
  /// `line` is the fence's, or of an indented block its first.
  case code(info: String, text: String, isFenced: Bool, line: Int)
  /// A block or an inline tag, as it is written.
  case html(String, line: Int)
  case link(destination: String, line: Int)
  case image(destination: String, line: Int)
  /// A paragraph's text without its code spans, tags and links.
  case prose(String, line: Int)
  /// Of a tutorial; Markdown has none.
  case directive(TutorialDirective)

  var line: Int {
    switch self {
    case .heading(_, _, let line), .code(_, _, _, let line), .html(_, let line), .link(_, let line),
      .image(_, let line), .prose(_, let line):
      line
    case .directive(let directive): directive.line
    }
  }
}

/// A parsed page, as cmark-gfm keeps it.
final class MarkdownTree {
  private let root: OpaquePointer

  /// - Returns: Nothing where the parser is out of memory.
  init?(_ text: String) {
    var text = text
    let parsed = text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        cmark_parse_document(characters.baseAddress, characters.count, CMARK_OPT_DEFAULT)
      }
    }
    guard let parsed else { return nil }
    root = parsed
  }

  deinit { cmark_node_free(root) }

  /// - Complexity: One walk over the page.
  func items() -> [MarkdownItem] {
    guard let iterator = cmark_iter_new(root) else { return [] }
    defer { cmark_iter_free(iterator) }
    var items: [MarkdownItem] = []
    var prose = ""
    var isInHeading = false
    while true {
      let event = cmark_iter_next(iterator)
      guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(iterator) else { break }
      let line = Int(cmark_node_get_start_line(node))
      switch (cmark_node_get_type(node), event) {
      case (CMARK_NODE_PARAGRAPH, CMARK_EVENT_ENTER):
        prose = ""
      case (CMARK_NODE_HEADING, CMARK_EVENT_ENTER):
        prose = ""
        isInHeading = true
      case (CMARK_NODE_PARAGRAPH, _):
        items.append(.prose(prose, line: line))
      case (CMARK_NODE_HEADING, _):
        let level = Int(cmark_node_get_heading_level(node))
        items.append(.heading(level: level, text: prose, line: line))
        isInHeading = false
      case (CMARK_NODE_TEXT, _):
        prose += literal(node)
      case (CMARK_NODE_CODE, _):
        // A heading is named by its code too; in prose, code is only spoken about.
        if isInHeading { prose += literal(node) }
      case (CMARK_NODE_SOFTBREAK, _), (CMARK_NODE_LINEBREAK, _):
        prose += "\n"
      case (CMARK_NODE_HTML_BLOCK, _), (CMARK_NODE_HTML_INLINE, _):
        items.append(.html(literal(node), line: line))
      case (CMARK_NODE_LINK, CMARK_EVENT_ENTER):
        items.append(.link(destination: string(cmark_node_get_url(node)), line: line))
      case (CMARK_NODE_IMAGE, CMARK_EVENT_ENTER):
        items.append(.image(destination: string(cmark_node_get_url(node)), line: line))
      case (CMARK_NODE_CODE_BLOCK, _):
        items.append(code(node, line: line))
      default: break
      }
    }
    return items
  }

  private func code(_ node: OpaquePointer, line: Int) -> MarkdownItem {
    var (length, offset, character) = (CInt(0), CInt(0), CChar(0))
    let isFenced = cmark_node_get_fenced(node, &length, &offset, &character) != 0
    let info = string(cmark_node_get_fence_info(node))
    return .code(info: info, text: literal(node), isFenced: isFenced, line: line)
  }

  private func literal(_ node: OpaquePointer) -> String {
    string(cmark_node_get_literal(node))
  }

  private func string(_ characters: UnsafePointer<CChar>?) -> String {
    characters.map { String(cString: $0) } ?? ""
  }
}
