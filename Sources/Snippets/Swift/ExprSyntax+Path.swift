import SwiftSyntax

extension ExprSyntax {
  /// `cards` of `self.cards` and `$cards`, `deck.cards` of `deck?.cards`; nil of what is no name and no few of them with
  /// dots between: a chain of a stranger's may be as long as the file, and so would be the text of each of its parts.
  var path: String? { path(atMost: 8) }

  /// `cards[]` of `cards[index]` and `cards[safe: index]?`
  var pathOfItem: String? {
    let inner = self.as(OptionalChainingExprSyntax.self)?.expression ?? self
    return inner.as(SubscriptCallExprSyntax.self)?.calledExpression.path.map { $0 + "[]" }
  }

  /// `Card` of `Card.self`, where that is a path.
  var typeName: String? {
    guard let member = self.as(MemberAccessExprSyntax.self), let base = member.base,
      member.declName.baseName.tokenKind == .keyword(.self),
      !base.is(OptionalChainingExprSyntax.self)
    else { return nil }
    return base.path
  }

  private func path(atMost depth: Int) -> String? {
    if let name = self.as(DeclReferenceExprSyntax.self) {
      return name.baseName.plainName.filter { $0 != "$" }
    }
    if let member = self.as(MemberAccessExprSyntax.self), let base = member.base, depth > 1 {
      let name = member.declName.baseName.plainName
      return base.path(atMost: depth - 1).map { $0 == "self" ? name : "\($0).\(name)" }
    }
    let inner =
      self.as(OptionalChainingExprSyntax.self)?.expression
      ?? self.as(ForceUnwrapExprSyntax.self)?.expression
    return depth > 1 ? inner?.path(atMost: depth - 1) : nil
  }
}

extension TokenSyntax {
  /// A name as messages of the compiler have it: without backticks.
  var plainName: String { text.filter { $0 != "`" } }
}
