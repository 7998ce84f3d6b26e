import SwiftSyntax
import TestSupport
import Testing

/// Documentation/ARCHITECTURE.md says, under *a modifier*, every kind of modifier that there is a protocol for.
struct ModifierKindTests {
  /// Protocols that make a node of their own, or are made of one that does.
  private static func kinds() throws -> Set<String> {
    let files = try ["ViewEngine", "Views"].flatMap { try Repository.files(in: "Sources/" + $0) }
    let inherited = try files.flatMap { try Repository.syntax($0).statements }
      .compactMap { $0.item.as(ProtocolDeclSyntax.self) }
      .map { kind in
        let types = kind.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        return (kind.name.text, Set(types))
      }
    var found: Set = ["PrimitiveModifier"]
    while true {
      let more = inherited.filter { !$0.1.isDisjoint(with: found) }.map { $0.0 }
      if found.isSuperset(of: more) { return found.subtracting(["PrimitiveModifier"]) }
      found.formUnion(more)
    }
  }

  @Test func allAreNamed() throws {
    let kinds = try Self.kinds()
    #expect(kinds.count >= 8)
    let text = try Repository.text("Documentation/ARCHITECTURE.md")
    let start = try #require(text.range(of: "- **a modifier**"))
    let recipe = text[start.lowerBound...].split(separator: "- **a view**")[0]
    for kind in kinds.sorted() {
      #expect(recipe.contains("`\(kind)`"), "\(kind) is not among the kinds of modifiers")
    }
  }
}
