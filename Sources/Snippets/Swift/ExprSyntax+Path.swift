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

extension ClosureExprSyntax {
  /// What it calls the first value that it is handed: of `$0` a name that no other closure has.
  var nameOfFirst: String? {
    guard let clause = signature?.parameterClause else { return "0@\(position.utf8Offset)" }
    guard case .simpleInput(let names) = clause else { return nil }
    return names.first?.name.plainName.filter { $0 != "$" }
  }
}

extension MemberAccessExprSyntax {
  /// The path of what it is a member of, where `$0` is that of the closure around it.
  var pathOfBase: String? {
    guard let path = base?.path else { return nil }
    guard path == "0" || path.hasPrefix("0.") else { return path }
    var outer = parent
    while let node = outer, !node.is(ClosureExprSyntax.self) { outer = node.parent }
    return outer?.as(ClosureExprSyntax.self)?.nameOfFirst.map { $0 + path.dropFirst() }
  }
}

extension TokenSyntax {
  /// A name as messages of the compiler have it: without backticks.
  var plainName: String {
    let text = text
    return text.utf8.contains(UInt8(ascii: "`")) ? text.filter { $0 != "`" } : text
  }
}
