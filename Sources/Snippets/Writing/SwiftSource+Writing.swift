import Studio
import SwiftSyntax

extension SwiftSource {
  /// The source with another script: in the first `// showreel:` comment in which something is done,
  /// else in the first there is, else in a new one above the first view. What the comments say
  /// besides what is done, such as the size, stays.
  package func writing(_ script: [String]) -> String {
    if let text = rewriting(script) { return text }
    var edits = TextEdits(text)
    let place = firstViewStart
    edits.replace(place..<place, with: "// showreel: \(script.joined(separator: "; "))\n")
    return edits.result
  }

  /// Whether a comment says what is done; nil where none says anything.
  var hasWrittenSteps: Bool? {
    let bodies = scriptComments.map { ScriptBody(text[$0.body]) }
    return bodies.isEmpty ? nil : bodies.contains(where: \.hasSteps)
  }

  /// The source with other steps in its comments; nil where there is none.
  func rewriting(_ script: [String]) -> String? {
    let comments = scriptComments
    let bodies = comments.map { ScriptBody(text[$0.body]) }
    guard let target = bodies.firstIndex(where: \.hasSteps) ?? bodies.indices.first else {
      return nil
    }
    var edits = TextEdits(text)
    for (index, (comment, body)) in zip(comments, bodies).enumerated() {
      guard index == target || body.hasSteps else { continue }
      if let text = body.text(index == target ? script : []) {
        edits.replace(comment.body, with: text)
      } else {
        edits.remove(comment.whole)
      }
    }
    return edits.result
  }

  // MARK: Places

  private typealias Comment = (whole: Range<String.Index>, body: Range<String.Index>)

  private var scriptComments: [Comment] {
    var found: [Comment] = []
    for token in file.tokens(viewMode: .sourceAccurate) {
      var offset = token.position.utf8Offset
      for piece in token.leadingTrivia {
        found += comment(piece, at: offset).map { [$0] } ?? []
        offset += piece.sourceLength.utf8Length
      }
      offset = token.endPositionBeforeTrailingTrivia.utf8Offset
      for piece in token.trailingTrivia {
        found += comment(piece, at: offset).map { [$0] } ?? []
        offset += piece.sourceLength.utf8Length
      }
    }
    return found
  }

  private func comment(_ piece: TriviaPiece, at offset: Int) -> Comment? {
    var isBlock = false
    switch piece {
    case .lineComment, .docLineComment: break
    case .blockComment, .docBlockComment: isBlock = true
    default: return nil
    }
    let start = text.utf8.index(text.startIndex, offsetBy: offset)
    let end = text.utf8.index(start, offsetBy: piece.sourceLength.utf8Length)
    let comment = text[start..<end]
    let body = comment.drop { "/*".contains($0) || $0.isWhitespace }
    guard body.hasPrefix("showreel:") else { return nil }
    let script = body.dropFirst("showreel:".count).dropLast(isBlock ? 2 : 0)
    return (start..<end, script.startIndex..<script.endIndex)
  }

  /// The start of the line on which the first view or preview stands, with the comments that belong
  /// to it.
  private var firstViewStart: String.Index {
    let view = file.statements.first { statement in
      statement.item.is(StructDeclSyntax.self)
        || statement.trimmedDescription.hasPrefix("#Preview")
    }
    guard let first = view ?? file.statements.first else { return text.startIndex }
    let offset = first.positionAfterSkippingLeadingTrivia.utf8Offset
    var start = lineStart(before: text.utf8.index(text.startIndex, offsetBy: offset))
    while start > text.startIndex {
      let above = lineStart(before: text.index(before: start))
      let line = text[above..<start].drop(while: \.isWhitespace)
      // A blank line parts the comments further up from those that belong to the view.
      guard line.hasPrefix("//") else { break }
      start = above
    }
    return start
  }

  private func lineStart(before index: String.Index) -> String.Index {
    text[..<index].lastIndex(where: \.isNewline).map(text.index(after:)) ?? text.startIndex
  }
}
