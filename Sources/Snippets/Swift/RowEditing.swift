import SwiftSyntax

/// What a demo's kind of a table's data source does with rows that are taken away or moved. A row can only be swiped where
/// something is done then, and nobody could tell that from outside, as the Objective-C runtime can: so the kind is made to
/// say it.
struct RowEditing {
  /// Before the function, in its line.
  let place: Int
  let text: String

  static func all(in file: SourceFileSyntax) -> [RowEditing] {
    let finder = RowEditingFinder(viewMode: .sourceAccurate)
    finder.walk(file)
    return finder.found
  }
}

private final class RowEditingFinder: SyntaxVisitor {
  private(set) var found: [RowEditing] = []

  private static let names = [
    ["_", "commit", "forRowAt"]: "_deletesRows", ["_", "moveRowAt", "to"]: "_movesRows",
  ]

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
    if node.name.text == "tableView", let name = Self.names[labels] {
      // What overrides, or is a protocol's, is as open as what it stands beside.
      let words = node.modifiers.map(\.name.text).filter {
        ["public", "open", "override"].contains($0)
      }
      let text = (words + ["var \(name): Bool { true }; "]).joined(separator: " ")
      found.append(RowEditing(place: node.bytes.lowerBound, text: text))
    }
    return .skipChildren
  }
}
