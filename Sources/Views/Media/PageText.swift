import Foundation
import Geometry
import Motion
import ViewEngine

/// The words of a page that is given as text: headings and paragraphs as a browser sets them where no style says
/// otherwise.
struct PageText: View, Equatable {
  struct Block: Equatable {
    var words: String
    /// 1…6; 0 is a paragraph, and -1 an item of a list.
    var level: Int
  }

  let title: String?
  let blocks: [Block]
  /// Whether it says that its letters have no serifs, as most pages of apps do.
  let isPlain: Bool
  /// Whether it stands on paper of its own.
  private var hasGround = true

  /// Points of a paragraph's letters, and of a heading's by its level: what browsers agree on.
  private static let sizes: [CGFloat] = [16, 32, 24, 18.72, 16, 13.28, 10.72]

  init(_ source: String) {
    title = source.firstMatch(of: #/(?i)<title[^>]*>([^<]*)</title>/#).map { String($0.1) }
    isPlain = source.contains(#/(?i)sans-serif|apple-system|helvetica|arial/#)
    let body = source.replacing(
      #/(?is)<!--.*?-->|<(head|style|script|title)\b.*?</\1>/#, with: "")
    var blocks: [Block] = []
    var level = 0
    var words = ""
    func close() {
      let text = words.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      if !text.isEmpty { blocks.append(Block(words: Self.plain(text), level: level)) }
      words = ""
    }
    var rest = body[...]
    while let tag = rest.firstMatch(of: #/<\/?([a-zA-Z][a-zA-Z0-9]*)?[^>]*>/#) {
      words += rest[..<tag.range.lowerBound]
      let isEnd = tag.0.hasPrefix("</")
      switch tag.1?.lowercased() ?? "" {
      case "h1", "h2", "h3", "h4", "h5", "h6":
        close()
        level = isEnd ? 0 : tag.1?.last?.wholeNumberValue ?? 0
      case "li":
        close()
        level = isEnd ? 0 : -1
      case "p", "div", "br", "ul", "ol", "section", "body", "html", "table", "tr", "hr", "header",
        "footer", "main", "article", "blockquote", "pre":
        close()
      default: break
      }
      rest = rest[tag.range.upperBound...]
    }
    words += rest
    close()
    self.blocks = blocks
  }

  private static func plain(_ text: String) -> String {
    let entities = [
      ("&nbsp;", "\u{a0}"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"),
      ("&copy;", "©"), ("&amp;", "&"),
    ]
    return entities.reduce(text) { $0.replacing($1.0, with: $1.1) }
  }

  /// The same without paper of its own, for where it stands on some.
  var onNothing: PageText {
    var page = self
    page.hasGround = false
    return page
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      ForEach(Array(blocks.enumerated()), id: \.offset) { _, block in
        Text(verbatim: (block.level < 0 ? "•  " : "") + block.words)
          .font(
            .system(
              size: Self.sizes[max(0, block.level)], weight: block.level > 0 ? .bold : .regular,
              design: isPlain ? .default : .serif)
          )
          .padding(.leading, block.level < 0 ? 24 : 0)
      }
    }
    .foregroundStyle(.black)
    .padding(8)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(hasGround ? Color.white : .clear)
    .clipped()
  }
}
