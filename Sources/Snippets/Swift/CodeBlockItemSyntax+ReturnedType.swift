import SwiftSyntax

extension CodeBlockItemSyntax {
  /// What a body has to return whose only statement this is: `[Item]` of `func items() -> [Item] { api.items() }`. Nil where
  /// that is nothing, or a view: a builder makes that of statements.
  var returnedType: TypeSyntax? {
    guard let list = parent?.as(CodeBlockItemListSyntax.self), list.prefix(2).count == 1,
      let type = Self.type(ofBody: list.parent), !type.is(SomeOrAnyTypeSyntax.self),
      !["()", "AnyView", "Void"].contains(type.trimmedDescription)
    else { return nil }
    return type
  }

  /// - Parameter body: What holds its statements.
  private static func type(ofBody body: Syntax?) -> TypeSyntax? {
    if let closure = body?.as(ClosureExprSyntax.self) {
      return closure.signature?.returnClause?.type
    }
    // `{ api.items }` of a property, or what its `get` has.
    if let accessors = body?.as(AccessorBlockSyntax.self) { return type(of: accessors) }
    let owner = body?.as(CodeBlockSyntax.self)?.parent
    if let function = owner?.as(FunctionDeclSyntax.self) {
      return function.signature.returnClause?.type
    }
    guard let accessor = owner?.as(AccessorDeclSyntax.self),
      accessor.accessorSpecifier.tokenKind == .keyword(.get)
    else { return nil }
    return accessor.parent?.parent?.as(AccessorBlockSyntax.self).flatMap(type)
  }

  private static func type(of accessors: AccessorBlockSyntax) -> TypeSyntax? {
    accessors.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type
      ?? accessors.parent?.as(SubscriptDeclSyntax.self)?.returnClause.type
  }
}
