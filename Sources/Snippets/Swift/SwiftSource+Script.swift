import Studio
import SwiftSyntax

extension SwiftSource {
  /// What the source's `// showreel: …` comments say.
  ///
  /// - Parameter excerpt: Where the source is from, for the places of its problems.
  package func script(in excerpt: Excerpt) -> ScriptText {
    var script = ScriptText()
    for token in file.tokens(viewMode: .sourceAccurate) {
      var offset = token.position
      for piece in token.leadingTrivia {
        script.read(piece, at: offset, of: self, in: excerpt)
        offset += piece.sourceLength
      }
      offset = token.endPositionBeforeTrailingTrivia
      for piece in token.trailingTrivia {
        script.read(piece, at: offset, of: self, in: excerpt)
        offset += piece.sourceLength
      }
    }
    return script
  }
}

extension ScriptText {
  fileprivate mutating func read(
    _ piece: TriviaPiece, at position: AbsolutePosition, of source: SwiftSource, in excerpt: Excerpt
  ) {
    let comment: String
    switch piece {
    case .lineComment(let text), .docLineComment(let text): comment = text
    case .blockComment(let text), .docBlockComment(let text): comment = String(text.dropLast(2))
    default: return
    }
    let body = comment.drop { "/*".contains($0) || $0.isWhitespace }
    guard body.hasPrefix("showreel:") else { return }
    let text = body.dropFirst("showreel:".count)
    let start = position.advanced(
      by: comment.utf8.distance(from: comment.startIndex, to: text.startIndex))
    let location = source.converter.location(for: start)
    let line = excerpt.line + location.line - 1
    append(
      ScriptText(text, line: line, column: excerpt.column(location.column, line: line)))
  }
}
