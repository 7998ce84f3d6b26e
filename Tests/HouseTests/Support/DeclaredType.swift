import TestSupport
import SwiftSyntax

/// A public type that a file of the views declares at its top level.
struct DeclaredType {
  let name: String
  let file: String
  let isGeneric: Bool
  /// What stands behind the colon of its declaration.
  let inherited: Set<String>

  /// The structs of the engine and the catalogue.
  static let ofViews = Result {
    try (Repository.files(in: "Sources/ViewEngine") + Repository.files(in: "Sources/Views"))
      .flatMap { file in try all(in: Repository.syntax(file), file) }
  }

  static func all(in source: SourceFileSyntax, _ file: String) -> [DeclaredType] {
    source.statements.compactMap { statement in
      guard let type = statement.item.as(StructDeclSyntax.self),
        type.modifiers.contains(where: { $0.name.text == "public" })
      else { return nil }
      let inherited = type.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
      return DeclaredType(
        name: type.name.text, file: file, isGeneric: type.genericParameterClause != nil,
        inherited: Set(inherited))
    }
  }
}
