import Snippets
import Wording

/// Code as HTML, in colours.
struct CodeMarkup {
  let html: String

  /// Characters of one clip's code; a page is no place to read more.
  private static let longest = 20_000

  /// A block of Swift.
  init(swift text: String) {
    let shown = Self.cut(text)
    html = Self.html(SwiftSource(shown.text).colored) + shown.end
  }

  /// A preset.
  init(yaml text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { $0.hasPrefix("# yaml-language-server") }
    let shown = Self.cut(lines.joined(separator: "\n"))
    html =
      shown.text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { Self.html(Self.pieces(ofYAML: $0)) }.joined(separator: "\n") + shown.end
  }

  private static func cut(_ text: String) -> (text: String, end: String) {
    // Not by a pattern, which looks from each space on how far the others go.
    guard let first = text.firstIndex(where: { !$0.isWhitespace }) else { return ("", "") }
    let start = text[..<first].lastIndex(where: \.isNewline).map(text.index(after:))
    let end = text.lastIndex { !$0.isWhitespace }.map(text.index(after:)) ?? first
    let shown = text[min(start ?? text.startIndex, end)..<end]
    guard shown.count > longest else { return (String(shown), "") }
    return (String(shown.prefix(longest)), "\n…")
  }

  private static func pieces(ofYAML line: Substring) -> [CodePiece] {
    if line.drop(while: \.isWhitespace).hasPrefix("#") {
      return [CodePiece(kind: .comment, text: String(line))]
    }
    guard let key = line.prefixMatch(of: #/\s*(-\s+)?[A-Za-z]+:(?=\s|$)/#) else {
      return [CodePiece(kind: .plain, text: String(line))]
    }
    return [
      CodePiece(kind: .attribute, text: String(key.output.0)),
      CodePiece(kind: .plain, text: String(line[key.range.upperBound...])),
    ]
  }

  private static func html(_ pieces: [CodePiece]) -> String {
    pieces.map { piece in
      let text = piece.text.escapedForMarkup
      return piece.kind == .plain ? text : "<span class=\"\(piece.kind.rawValue)\">\(text)</span>"
    }.joined()
  }
}
