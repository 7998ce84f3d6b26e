import SwiftSyntax

extension ExpressionParser {
  /// What Swift's parser has put in, left over or not understood, and stands first.
  func firstMistake(in syntax: ExprSyntax) -> ExpressionProblem {
    var place = Syntax(syntax)
    // Goes down without a call for each level: a chain is as deep as it is long.
    while let child = place.children(viewMode: .all).first(where: Self.isWrong) { place = child }
    guard let token = place.as(TokenSyntax.self) else { return misplaced(place) }
    if token.presence == .missing {
      return unexpected(after: token, expected: Self.expectation(for: token))
    }
    if place.parent?.is(UnexpectedNodesSyntax.self) == true { return misplaced(token) }
    switch token.tokenKind {
    case .integerLiteral, .floatLiteral:
      return ExpressionProblem(.notANumber(token.text), at: places.offset(of: token))
    default:
      return ExpressionProblem(
        .unexpected("'\(token.text)'", expected: "a value"), at: places.offset(of: token))
    }
  }

  private static func isWrong(_ syntax: Syntax) -> Bool {
    // Everything that was left over is wrong, beginning with its first token.
    syntax.hasError || syntax.is(UnexpectedNodesSyntax.self)
      || syntax.parent?.is(UnexpectedNodesSyntax.self) == true
      || syntax.as(TokenSyntax.self)?.presence == .missing
  }

  private static func expectation(for token: TokenSyntax) -> String {
    switch token.tokenKind {
    case .identifier where token.parent?.is(DeclReferenceExprSyntax.self) == true: "a name"
    case .identifier: "a value"
    default: "'\(token.text)'"
    }
  }

  /// Something is expected where something else begins.
  func unexpected(_ syntax: some SyntaxProtocol, expected: String) -> ExpressionProblem {
    let token = syntax.firstToken(viewMode: .sourceAccurate)
    return ExpressionProblem(
      .unexpected(Self.quoted(token), expected: expected), at: places.offset(of: syntax))
  }

  func unexpected(after syntax: some SyntaxProtocol, expected: String) -> ExpressionProblem {
    guard let next = syntax.lastToken(viewMode: .all)?.nextToken(viewMode: .sourceAccurate) else {
      return ExpressionProblem(.unexpected("the end", expected: expected), at: places.end)
    }
    return unexpected(next, expected: expected)
  }

  /// Something stands where the value could have ended.
  func misplaced(_ syntax: some SyntaxProtocol) -> ExpressionProblem {
    unexpected(syntax, expected: Self.end(around: Syntax(syntax)))
  }

  /// What ends or goes on after a value there.
  private static func end(around syntax: Syntax) -> String {
    var place = syntax
    if let left = place.parent, left.is(UnexpectedNodesSyntax.self), let owner = left.parent {
      // What is left over in brackets, and not behind them.
      if let close = owner.as(FunctionCallExprSyntax.self)?.rightParen
        ?? owner.as(ArrayExprSyntax.self)?.rightSquare, left.position < close.position
      {
        return "',' or '\(close.text)'"
      }
      place = owner
    }
    while let around = place.parent {
      if around.is(LabeledExprSyntax.self) { return "',' or ')'" }
      if around.is(ArrayElementSyntax.self) { return "',' or ']'" }
      if around.is(CodeBlockItemSyntax.self) { return "'}'" }
      place = around
    }
    return "the end of the line"
  }

  private static func quoted(_ token: TokenSyntax?) -> String {
    guard let token else { return "the end" }
    return token.tokenKind == .stringQuote ? "a text" : "'\(token.text)'"
  }
}
