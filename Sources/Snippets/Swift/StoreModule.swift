import SwiftSyntax

/// The Composable Architecture, `import ComposableArchitecture`: reducers and the stores that views send actions to. Its
/// package is not there, and its macros would not run here; what demos use of it is compiled in its place, with reducers
/// that are a file's own as they are.
enum StoreModule {
  static let name = "ComposableArchitecture"

  /// Attributes that are macros and wrappers of its own.
  fileprivate static let attributes: Set = [
    "BindingState", "CasePathable", "ObservableState", "PresentationState", "Presents", "Reducer",
    "ViewAction",
  ]

  /// `Counter` of `StoreOf<Counter>` and of `Store<Counter.State, Counter.Action>`.
  static func reducer(ofStore type: String) -> String? {
    type.wholeMatch(of: #/StoreOf<([\w.]+)>|Store<([\w.]+)\.State, *[\w.]+>/#)
      .flatMap { $0.output.1 ?? $0.output.2 }
      .map(String.init)
  }

  /// Takes the place of its macros.
  static func rewrite(_ file: SourceFileSyntax, in edits: inout SourceEdits) {
    let finder = StoreMacroFinder(viewMode: .sourceAccurate)
    finder.walk(file)
    for attribute in finder.attributes where !edits.touches(attribute) { edits.blank(attribute) }
    for (place, text) in finder.conformances { edits.replace(place..<place, with: text) }
  }
}

private final class StoreMacroFinder: SyntaxVisitor {
  private(set) var attributes: [Range<Int>] = []
  private(set) var conformances: [(place: Int, text: String)] = []

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if StoreModule.attributes.contains(node.attributeName.trimmedDescription) {
      attributes.append(node.bytes)
    }
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    let isReducer = node.attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "Reducer"
    }
    if isReducer, let clause = node.inheritanceClause {
      if !clause.trimmedDescription.contains("Reducer") {
        conformances.append((clause.bytes.upperBound, ", Reducer"))
      }
    } else if isReducer {
      let end = (node.genericParameterClause?.bytes ?? node.name.bytes).upperBound
      conformances.append((end, ": Reducer"))
    }
    return .visitChildren
  }
}
