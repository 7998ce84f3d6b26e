import SwiftSyntax

/// The name of a type that a file declares.
struct DeclaredName {
  /// Nil where no other file sees it.
  let forOthers: String?

  init?(_ item: CodeBlockItemSyntax.Item) {
    guard let named = item.asProtocol((any NamedDeclSyntax).self), !item.is(FunctionDeclSyntax.self)
    else { return nil }
    let modifiers =
      item.asProtocol((any WithModifiersSyntax).self)?.modifiers.map(\.name.text) ?? []
    let isOwn = !Set(modifiers).isDisjoint(with: ["private", "fileprivate"])
    forOthers = isOwn ? nil : named.name.text
  }
}
