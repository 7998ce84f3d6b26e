import SwiftSyntax

/// What an extension overrides of a class of Apple's, such as `viewDidLoad()` of all navigation controllers, so that one
/// can swipe back without a bar. Only the Objective-C runtime lets it, for all of the app: a clip is made without it.
struct ExtensionOverride {
  let bytes: Range<Int>

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
    for member in node.memberBlock.members {
      let modifiers =
        member.decl.as(FunctionDeclSyntax.self)?.modifiers
        ?? member.decl.as(VariableDeclSyntax.self)?.modifiers
      if modifiers?.contains(where: { $0.name.tokenKind == .keyword(.override) }) ?? false {
        found.append(ExtensionOverride(bytes: member.bytes))
      }
    }
    return .visitChildren
  }
}
