import SwiftSyntax

/// A class that `@Model` makes one of a store's: it is observed and a `PersistentModel` here.
///
/// The macro's own plug-in belongs to Xcode; what a clip needs of it is written here instead. What says how its
/// properties are stored goes: nothing is stored.
struct ModelNode {
  private let attribute: AttributeSyntax
  private let members: MemberBlockSyntax
  private let conformance: (place: Int, text: String)

  private static let storing: Set<String> = ["Attribute", "Relationship", "Transient"]

  static func all(in file: SourceFileSyntax) -> [ModelNode] {
    let finder = ModelFinder(viewMode: .sourceAccurate)
    finder.walk(file)
    return finder.nodes
  }

  fileprivate init?(_ node: ClassDeclSyntax) {
    let attributes = node.attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }
    guard
      let attribute = attributes.first(where: {
        ["Model", "SwiftData.Model"].contains($0.attributeName.trimmedDescription)
      })
    else { return nil }
    self.attribute = attribute
    members = node.memberBlock
    let header = (node.genericParameterClause?.bytes ?? node.name.bytes).upperBound
    conformance =
      node.inheritanceClause.map { ($0.bytes.upperBound, ", PersistentModel") }
      ?? (header, ": PersistentModel")
  }

  fileprivate func rewrite(_ edits: inout SourceEdits) {
    edits.replace(attribute.bytes, with: "@Observable")
    edits.replace(conformance.place..<conformance.place, with: conformance.text)
    for member in members.members {
      if let variable = member.decl.as(VariableDeclSyntax.self) {
        for attribute in variable.attributes.compactMap({ $0.as(AttributeSyntax.self) })
        where Self.storing.contains(attribute.attributeName.trimmedDescription) {
          edits.blank(attribute.bytes)
        }
      } else if let macro = member.decl.as(MacroExpansionDeclSyntax.self),
        ["Index", "Unique"].contains(macro.macroName.text)
      {
        edits.blank(macro.bytes)
      }
    }
  }
}

private final class ModelFinder: SyntaxVisitor {
  private(set) var nodes: [ModelNode] = []

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    if let model = ModelNode(node) { nodes.append(model) }
    return .visitChildren
  }
}

extension SourceEdits {
  mutating func rewrite(_ node: ModelNode) { node.rewrite(&self) }
}
