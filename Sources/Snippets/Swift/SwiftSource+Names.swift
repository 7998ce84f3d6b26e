import SwiftSyntax

extension SwiftSource {
  /// Every name that the source declares, for the one that somebody meant: types, functions, variables,
  /// cases and parameters.
  var declaredNames: Set<String> {
    let finder = DeclaredNames(viewMode: .sourceAccurate)
    finder.walk(file)
    return finder.names
  }

  /// What other files of its module can name: what is declared at file scope and not private to the file.
  var sharedNames: Set<String> {
    var names: Set<String> = []
    for item in file.statements {
      guard let declaration = item.item.as(DeclSyntax.self), !declaration.isOfItsFile else {
        continue
      }
      if let variable = declaration.as(VariableDeclSyntax.self) {
        for binding in variable.bindings {
          if let name = binding.pattern.as(IdentifierPatternSyntax.self) {
            names.insert(name.identifier.text)
          }
        }
      } else if let function = declaration.as(FunctionDeclSyntax.self) {
        names.insert(function.name.text)
      } else if let named = declaration.asProtocol((any NamedDeclSyntax).self) {
        names.insert(named.name.text)
      }
    }
    return names
  }

  /// The types among them, of which a module has each once.
  var sharedTypes: Set<String> {
    Set(
      file.statements.compactMap { item in
        guard let declaration = item.item.as(DeclSyntax.self), !declaration.isOfItsFile,
          !declaration.is(FunctionDeclSyntax.self)
        else { return nil }
        return declaration.asProtocol((any NamedDeclSyntax).self)?.name.text
      })
  }
}

extension DeclSyntax {
  fileprivate var isOfItsFile: Bool {
    asProtocol((any WithModifiersSyntax).self)?.modifiers.contains {
      ["private", "fileprivate"].contains($0.name.text)
    } ?? false
  }
}

private final class DeclaredNames: SyntaxVisitor {
  private(set) var names: Set<String> = []

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    add(node.name)
  }
  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    add(node.identifier)
  }
  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    add(node.secondName ?? node.firstName)
  }

  private func add(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    names.insert(name.text)
    return .visitChildren
  }
}
