import SwiftParser
import SwiftSyntax

/// The parts of a source's string literals, each on its line.
final class StringLiterals: SyntaxVisitor {
  private(set) var all: [(line: Int, text: String)] = []
  private let places: SourceLocationConverter

  init(in source: String) {
    let tree = Parser.parse(source: source)
    places = SourceLocationConverter(fileName: "", tree: tree)
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: StringSegmentSyntax) -> SyntaxVisitorContinueKind {
    all.append((node.startLocation(converter: places).line, node.content.text))
    return .skipChildren
  }
}
