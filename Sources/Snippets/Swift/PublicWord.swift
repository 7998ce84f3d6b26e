import SwiftSyntax

/// What shows a declaration to other modules, `public` and `open`. A demo has none, and beside types that are made up, which
/// are not public, nothing that names them could be.
struct PublicWord {
  let bytes: Range<Int>

  /// More of them are left as they are.
  private static let most = 2_000

  static func all(in source: SwiftSource) -> [PublicWord] {
    // What may be copied into other modules has to be public.
    let copied = ["@inlinable", "@usableFromInline", "@frozen", "@_"]
    guard !copied.contains(where: source.text.contains) else { return [] }
    let found = source.file.tokens(viewMode: .sourceAccurate).lazy.compactMap { token in
      ["public", "open"].contains(token.text)
        ? token.parent?.as(DeclModifierSyntax.self).map { PublicWord(bytes: $0.bytes) } : nil
    }.prefix(most + 1)
    let words = Array(found)
    return words.count > most ? [] : words
  }
}
