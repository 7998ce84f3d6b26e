import SwiftSyntax

/// A `#sourceLocation` of the author's, which is left out: the compiler is told one place at a time, and that is the
/// author's own file.
enum LineDirective {
  static func all(in file: SourceFileSyntax) -> [PoundSourceLocationSyntax] {
    let finder = LineDirectiveFinder(viewMode: .sourceAccurate)
    finder.walk(file)
    return finder.nodes
  }
}

private final class LineDirectiveFinder: SyntaxVisitor {
  var nodes: [PoundSourceLocationSyntax] = []

  override func visit(_ node: PoundSourceLocationSyntax) -> SyntaxVisitorContinueKind {
    nodes.append(node)
    return .skipChildren
  }
}
