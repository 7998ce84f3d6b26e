import SwiftSyntax

/// Where the statements of a source stand: a chain of modifiers over several lines is one.
struct StatementLines {
  private struct Statement {
    let start: SourceLocation
    let end: SourceLocation

    func contains(line: Int, column: Int) -> Bool {
      (start.line, start.column) <= (line, column) && (line, column) <= (end.line, end.column)
    }
  }

  private let statements: [Statement]

  init(_ source: SwiftSource) {
    let finder = StatementFinder(viewMode: .sourceAccurate)
    finder.walk(source.file)
    statements = finder.found.map { node in
      Statement(
        start: source.converter.location(for: node.positionAfterSkippingLeadingTrivia),
        end: source.converter.location(for: node.endPositionBeforeTrailingTrivia))
    }
  }

  /// The lines of the innermost statement around a place; all are 1-based, in the source.
  func around(line: Int, column: Int) -> ClosedRange<Int>? {
    // What is inside comes after what is around it.
    statements.last { $0.contains(line: line, column: column) }.map { $0.start.line...$0.end.line }
  }
}

private final class StatementFinder: SyntaxVisitor {
  private(set) var found: [CodeBlockItemSyntax] = []

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    found.append(node)
    return .visitChildren
  }
}
