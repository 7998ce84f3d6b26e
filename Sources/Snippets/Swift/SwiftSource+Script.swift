import Studio
import SwiftSyntax

extension SwiftSource {
  /// What the source's `// showreel: …` comments say.
  ///
  /// - Parameter excerpt: Where the source is from, for the places of its problems.
  package func script(in excerpt: Excerpt) -> ScriptText {
    scripts(in: excerpt).reduce(into: ScriptText()) { $0.append($1.script) }
  }

  /// Each comment's script, with the declaration at file scope that it belongs to: the one that it stands in
  /// or right above, without an empty line between.
  func scripts(in excerpt: Excerpt) -> [(owner: Int?, script: ScriptText)] {
    var scripts: [(owner: Int?, script: ScriptText)] = []
    for (index, item) in file.statements.enumerated() {
      for (number, token) in item.tokens(viewMode: .sourceAccurate).enumerated() {
        read(token, isFirst: number == 0, owner: index, excerpt, &scripts)
      }
    }
    read(file.endOfFileToken, isFirst: true, owner: nil, excerpt, &scripts)
    return scripts
  }

  private func read(
    _ token: TokenSyntax, isFirst: Bool, owner: Int?, _ excerpt: Excerpt,
    _ scripts: inout [(owner: Int?, script: ScriptText)]
  ) {
    let leading = Array(token.leadingTrivia)
    let lastEmpty = leading.lastIndex(where: \.isEmptyLine) ?? -1
    var offset = token.position
    for (index, piece) in leading.enumerated() {
      if let script = ScriptText(piece, at: offset, of: self, in: excerpt) {
        scripts.append((isFirst && lastEmpty > index ? nil : owner, script))
      }
      offset += piece.sourceLength
    }
    offset = token.endPositionBeforeTrailingTrivia
    for piece in token.trailingTrivia {
      if let script = ScriptText(piece, at: offset, of: self, in: excerpt) {
        scripts.append((owner, script))
      }
      offset += piece.sourceLength
    }
  }
}

extension TriviaPiece {
  fileprivate var isEmptyLine: Bool {
    switch self {
    case .newlines(let count), .carriageReturns(let count), .carriageReturnLineFeeds(let count):
      count > 1
    default: false
    }
  }
}

extension ScriptText {
  fileprivate init?(
    _ piece: TriviaPiece, at position: AbsolutePosition, of source: SwiftSource, in excerpt: Excerpt
  ) {
    let comment: String
    switch piece {
    case .lineComment(let text), .docLineComment(let text): comment = text
    case .blockComment(let text), .docBlockComment(let text): comment = String(text.dropLast(2))
    default: return nil
    }
    let body = comment.drop { "/*".contains($0) || $0.isWhitespace }
    guard body.hasPrefix("showreel:") else { return nil }
    let text = body.dropFirst("showreel:".count)
    let start = position.advanced(
      by: comment.utf8.distance(from: comment.startIndex, to: text.startIndex))
    let location = source.converter.location(for: start)
    let line = excerpt.line + location.line - 1
    self.init(text, line: line, column: excerpt.column(location.column, line: line))
  }
}
