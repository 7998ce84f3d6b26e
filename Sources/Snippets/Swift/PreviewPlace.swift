import SwiftSyntax

/// A preview of a source, and where it stands.
struct PreviewPlace {
  let root: RootView
  let bytes: Range<Int>
  /// 1-based, in the source.
  let lines: ClosedRange<Int>

  /// In the order in which one is chosen: macros first.
  static func all(in source: SwiftSource) -> [PreviewPlace] {
    let finder = StructFinder(viewMode: .sourceAccurate)
    finder.walk(source.file)
    let providers = source.survey.types
      .filter { source.survey.conforms($0, to: "PreviewProvider") }
      .reduce(into: [Substring: String]()) { providers, type in
        let name = type.name.split(separator: ".").last ?? type.name[...]
        if providers[name] == nil { providers[name] = type.name }
      }
    return source.survey.previews.map {
      PreviewPlace(.preview($0.macro), $0.node.syntax, in: source)
    }
      + finder.found.compactMap { node in
        providers[node.name.text[...]].map {
          PreviewPlace(.provider($0), Syntax(node), in: source)
        }
      }
  }

  private init(_ root: RootView, _ node: Syntax, in source: SwiftSource) {
    self.root = root
    bytes = node.bytes
    let first = source.converter.location(for: node.positionAfterSkippingLeadingTrivia).line
    let last = source.converter.location(for: node.endPositionBeforeTrailingTrivia).line
    lines = first...max(first, last)
  }
}

private final class StructFinder: SyntaxVisitor {
  private(set) var found: [StructDeclSyntax] = []

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    found.append(node)
    return .visitChildren
  }
}
