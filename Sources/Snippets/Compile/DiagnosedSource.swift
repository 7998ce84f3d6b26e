import SwiftSyntax

/// A source that the compiler says something of. What has to be known of it to say more is found out once, when it is asked
/// for: a stranger's source may have thousands of mistakes.
final class DiagnosedSource {
  let demo: DemoSource
  /// Names that it declares, where it may be one of them that was meant.
  let own: Set<String>
  private lazy var places = demo.places
  private lazy var source = SwiftSource(demo.excerpt.text)
  private lazy var statements = StatementLines(source)
  private lazy var tokens = Array(source.file.tokens(viewMode: .sourceAccurate))

  /// - Parameter types: Those of all that is compiled with it.
  init(_ demo: DemoSource, beside types: Set<String> = []) {
    self.demo = demo
    own = types.union(demo.ownNames)
  }

  private var excerpt: Excerpt { demo.excerpt }

  /// The column in the page for one that the compiler named; `line` is the page's.
  func column(_ column: Int, line: Int) -> Int {
    let row = line - excerpt.line + 1
    guard (1...places.lineCount).contains(row) else { return column }
    return excerpt.column(places.originalColumn(column, line: row), line: line)
  }

  /// A line by its number in the page; empty where it is not one of these.
  func text(ofLine line: Int) -> String { places.text(ofLine: line - excerpt.line + 1) }

  /// The lines in the page of the innermost statement around a mistake.
  func statement(around error: Diagnostic) -> ClosedRange<Int>? {
    let found = statements.around(line: error.line - excerpt.line + 1, column: error.column)
    return found.map { $0.lowerBound + excerpt.line - 1...$0.upperBound + excerpt.line - 1 }
  }

  /// The call of SwiftUI's that a mistake is of.
  func refusedCall(in error: Diagnostic) -> String? {
    let column = error.column - excerpt.column(0, line: error.line)
    guard RefusedCall.isOne(error.message), column > 0,
      let start = places.start(ofLine: error.line - excerpt.line + 1)
    else { return nil }
    let before = text(ofLine: error.line).prefix(column - 1)
    return RefusedCall.name(
      in: error.message, at: start + before.utf8.count, of: tokens, own: own)
  }
}
