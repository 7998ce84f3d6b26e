import SwiftParser
import SwiftSyntax
import TestSupport

extension Repository {
  static func syntax(_ path: String) throws -> SourceFileSyntax { syntax(of: try text(path)) }

  static func syntax(of text: String) -> SourceFileSyntax { Parser.parse(source: text) }

  /// The modules that a text imports, whatever of them.
  static func imports(of text: String) -> Set<String> {
    let finder = ImportFinder(viewMode: .sourceAccurate)
    finder.walk(syntax(of: text))
    return finder.found
  }
}

/// Imports may stand within conditions.
private final class ImportFinder: SyntaxVisitor {
  private(set) var found: Set<String> = []

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.path.first { found.insert(module.name.text) }
    return .skipChildren
  }
}
