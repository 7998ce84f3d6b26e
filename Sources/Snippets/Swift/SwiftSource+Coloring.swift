import SwiftSyntax

/// A piece of code that is shown in one colour.
package struct CodePiece: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case plain, keyword, string, number, comment, attribute, type, call
  }

  package var kind: Kind
  package var text: String

  package init(kind: Kind, text: String) {
    self.kind = kind
    self.text = text
  }
}

extension SwiftSource {
  /// The whole text in pieces, as an editor colours it; all of it plain where nothing of it was read.
  package var colored: [CodePiece] {
    var pieces: [CodePiece] = []
    func add(_ text: some StringProtocol, _ kind: CodePiece.Kind) {
      guard !text.isEmpty else { return }
      if pieces.last?.kind == kind {
        pieces[pieces.count - 1].text += text
      } else {
        pieces.append(CodePiece(kind: kind, text: String(text)))
      }
    }
    var length = 0
    for token in file.tokens(viewMode: .sourceAccurate) {
      for piece in token.leadingTrivia { add("\(piece)", piece.coloring) }
      add(token.text, token.coloring)
      for piece in token.trailingTrivia { add("\(piece)", piece.coloring) }
      length += token.totalLength.utf8Length
    }
    // What was too much to be read is shown all the same.
    return length == text.utf8.count ? pieces : [CodePiece(kind: .plain, text: text)]
  }
}

extension TriviaPiece {
  fileprivate var coloring: CodePiece.Kind {
    switch self {
    case .lineComment, .blockComment, .docLineComment, .docBlockComment: .comment
    default: .plain
    }
  }
}

extension TokenSyntax {
  fileprivate var coloring: CodePiece.Kind {
    switch tokenKind {
    case .keyword: isAttributeName ? .attribute : .keyword
    case .stringSegment, .stringQuote, .multilineStringQuote, .singleQuote,
      .rawStringPoundDelimiter:
      .string
    case .integerLiteral, .floatLiteral: .number
    case .atSign, .pound: .attribute
    case .poundIf, .poundElse, .poundElseif, .poundEndif, .poundAvailable: .keyword
    case .identifier: identifierColoring
    default: .plain
    }
  }

  private var isAttributeName: Bool { ancestor(within: 3) { $0.is(AttributeSyntax.self) } }

  private var identifierColoring: CodePiece.Kind {
    guard let parent else { return .plain }
    if parent.is(MacroExpansionExprSyntax.self) || parent.is(MacroExpansionDeclSyntax.self) {
      return .attribute
    }
    if parent.is(IdentifierTypeSyntax.self) {
      return parent.parent?.is(AttributeSyntax.self) == true ? .attribute : .type
    }
    if parent.is(StructDeclSyntax.self) || parent.is(ClassDeclSyntax.self)
      || parent.is(EnumDeclSyntax.self)
    {
      return .type
    }
    guard parent.is(DeclReferenceExprSyntax.self) else { return .plain }
    if text.first?.isUppercase == true { return .type }
    // `.padding()` and `print()` are called, `.blue` is not.
    let called = parent.parent?.is(MemberAccessExprSyntax.self) == true ? parent.parent : parent
    guard let called, let call = called.parent?.as(FunctionCallExprSyntax.self) else {
      return .plain
    }
    return call.calledExpression.id == called.id ? .call : .plain
  }

  private func ancestor(within levels: Int, _ isWanted: (Syntax) -> Bool) -> Bool {
    var node = parent
    for _ in 0..<levels {
      guard let current = node else { return false }
      if isWanted(current) { return true }
      node = current.parent
    }
    return false
  }
}
