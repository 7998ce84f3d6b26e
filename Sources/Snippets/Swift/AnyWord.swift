import SwiftSyntax

/// The first word of `any Service`, where what stands for `Service` is a type of its own and no protocol: of that nothing is
/// any.
struct AnyWord {
  let bytes: Range<Int>

  /// - Parameter models: Declarations of types that nothing else declares.
  static func all(in source: SwiftSource, beside models: String) -> [AnyWord] {
    guard source.text.contains("any ") else { return [] }
    let finder = AnyWordFinder(
      Set(models.matches(of: #/(?:class|struct|enum) (\w+)/#).map { String($0.output.1) }))
    finder.walk(source.file)
    return finder.words
  }
}

private final class AnyWordFinder: SyntaxVisitor {
  private(set) var words: [AnyWord] = []
  private let names: Set<String>

  init(_ names: Set<String>) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: SomeOrAnyTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.someOrAnySpecifier.tokenKind == .keyword(.any),
      names.contains(String(node.constraint.trimmedDescription.prefix { $0 != "<" }))
    {
      words.append(AnyWord(bytes: node.someOrAnySpecifier.bytes))
    }
    return .visitChildren
  }
}
