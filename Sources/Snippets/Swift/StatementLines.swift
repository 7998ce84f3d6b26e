import SwiftSyntax

/// Where the statements of a source stand: a chain of modifiers over several lines is one.
struct StatementLines {
  private struct Statement {
    let start: SourceLocation
    let end: SourceLocation
    /// The one around it, among all.
    let outer: Int?
  }

  /// In the order in which they begin; what is inside comes after what is around it.
  private let statements: [Statement]

  init(_ source: SwiftSource) {
    let finder = StatementFinder(viewMode: .sourceAccurate)
    finder.walk(source.file)
    statements = finder.found.map { node, outer in
      Statement(
        start: source.converter.location(for: node.positionAfterSkippingLeadingTrivia),
        end: source.converter.location(for: node.endPositionBeforeTrailingTrivia), outer: outer)
    }
  }

  /// The lines of the innermost statement around a place; all are 1-based, in the source.
  ///
  /// - Complexity: Logarithmic, and how many statements are inside one another.
  func around(line: Int, column: Int) -> ClosedRange<Int>? {
    let behind = statements.partitionPoint { ($0.start.line, $0.start.column) > (line, column) }
    var next = behind > 0 ? behind - 1 : nil
    while let index = next {
      let statement = statements[index]
      if (line, column) <= (statement.end.line, statement.end.column) {
        return statement.start.line...statement.end.line
      }
      next = statement.outer
    }
    return nil
  }
}

private final class StatementFinder: SyntaxVisitor {
  private(set) var found: [(node: CodeBlockItemSyntax, outer: Int?)] = []
  private var open: [Int] = []

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    found.append((node, open.last))
    open.append(found.count - 1)
    return .visitChildren
  }

  override func visitPost(_ node: CodeBlockItemSyntax) { open.removeLast() }
}
