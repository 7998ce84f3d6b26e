import SwiftParser
import SwiftSyntax
import Synchronization
import TestSupport

extension Repository {
  /// A file, parsed once for all tests: most of them look at the same ones, and all of them take half a minute.
  static func syntax(_ path: String) throws -> SourceFileSyntax {
    try parsed.withLock { parsed in
      if let known = parsed[path] { return known }
      let tree = syntax(of: try text(path))
      parsed[path] = tree
      return tree
    }
  }

  private static let parsed = Mutex<[String: SourceFileSyntax]>([:])

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
