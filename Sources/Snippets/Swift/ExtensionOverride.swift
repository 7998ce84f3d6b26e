import SwiftSyntax

/// What an extension overrides of a class of Apple's, such as `viewDidLoad()` of all navigation controllers, so that one
/// can swipe back without a bar. Only the Objective-C runtime lets it, for all of the app: a clip is made without it.
struct ExtensionOverride {
  let bytes: Range<Int>
  fileprivate let name: String
  fileprivate let type: String

  /// Told by the compiler, with the demo's other warnings.
  var warning: String {
    "#warning(\"'\(name)' is overridden for every '\(type)', which a clip cannot do: it is left out\")"
  }

  /// - Parameter ownTypes: Types of the source, whose extensions the compiler is to refuse.
  static func all(in file: SourceFileSyntax, beside ownTypes: Set<String>) -> [ExtensionOverride] {
    let finder = ExtensionOverrideFinder(viewMode: .sourceAccurate)
    finder.ownTypes = ownTypes
    finder.walk(file)
    return finder.found
  }
}

private final class ExtensionOverrideFinder: SyntaxVisitor {
  var ownTypes: Set<String> = []
  private(set) var found: [ExtensionOverride] = []

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard !ownTypes.contains(node.extendedType.trimmedDescription) else { return .visitChildren }
    take(node.memberBlock.members, of: node.extendedType.trimmedDescription)
    return .visitChildren
  }

  private func take(_ members: MemberBlockItemListSyntax, of type: String) {
    for member in members {
      for clause in member.decl.as(IfConfigDeclSyntax.self)?.clauses ?? [] {
        if case .decls(let members) = clause.elements { take(members, of: type) }
      }
      let function = member.decl.as(FunctionDeclSyntax.self)
      let variable = member.decl.as(VariableDeclSyntax.self)
      let modifiers = function?.modifiers ?? variable?.modifiers
      guard modifiers?.contains(where: { $0.name.tokenKind == .keyword(.override) }) ?? false else {
        continue
      }
      let name = function?.name.text ?? variable?.bindings.first?.pattern.trimmedDescription
      found.append(
        ExtensionOverride(
          bytes: member.bytes, name: name ?? "", type: type))
    }
  }
}
