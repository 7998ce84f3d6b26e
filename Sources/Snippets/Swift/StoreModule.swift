import SwiftSyntax

/// The Composable Architecture, `import ComposableArchitecture`: reducers and the stores that views send actions to. Its
/// package is not there, and its macros would not run here; what demos use of it is compiled in its place, with reducers
/// that are a file's own as they are.
enum StoreModule {
  static let name = "ComposableArchitecture"

  /// What is compiled in its place: as much of it as views and reducers of demos use.
  static let declaration =
    reducers + effects + cases + presentations + lists + stores + storeViews + bindings + dialogs
    + stacks

  /// Attributes that are macros of its own.
  fileprivate static let attributes: Set = [
    "CasePathable", "ObservableState", "ObservationStateIgnored", "Reducer",
    "ReducerCaseEphemeral", "ReducerCaseIgnored", "ViewAction",
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
    for word in finder.presented { edits.replace(word, with: "PresentationState") }
    for (place, text) in finder.additions { edits.replace(place..<place, with: text) }
  }
}

private final class StoreMacroFinder: SyntaxVisitor {
  private(set) var attributes: [Range<Int>] = []
  /// `Presents`, a macro that makes a property wrapper's like.
  private(set) var presented: [Range<Int>] = []
  private(set) var additions: [(place: Int, text: String)] = []

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    if StoreModule.attributes.contains(name) { attributes.append(node.bytes) }
    if name == "Presents" { presented.append(node.attributeName.bytes) }
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.attributes.has("Reducer") { conform(node, to: "Reducer") }
    if let reducer = node.attributes.reducerOfActions {
      let call =
        "@discardableResult func send(_ action: \(reducer).Action.View, animation: Animation? = nil) -> StoreTask "
        + "{ store.send(.view(action), animation: animation) }"
      add(call, to: node.memberBlock)
    }
    return .visitChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.attributes.has("Reducer") {
      conform(node, to: "Reducer")
      add(ReducerCases(node).text, to: node.memberBlock)
    } else if node.attributes.has("CasePathable") || node.isOfReducer {
      let cases = CasePaths(node)
      guard !cases.isEmpty, !node.declares("AllCasePaths") else { return .visitChildren }
      conform(node, to: "CasePathable")
      add(cases.text, to: node.memberBlock)
    }
    return .visitChildren
  }

  /// In the line where it ends.
  private func add(_ text: String, to block: MemberBlockSyntax) {
    let isApart =
      block.members.isEmpty || block.rightBrace.leadingTrivia.contains(where: \.isNewline)
    additions.append((block.rightBrace.bytes.lowerBound, (isApart ? "" : "; ") + text + " "))
  }

  private func conform(_ node: some DeclGroupSyntax & NamedDeclSyntax, to name: String) {
    if let clause = node.inheritanceClause {
      if !clause.trimmedDescription.contains(name) {
        additions.append((clause.bytes.upperBound, ", \(name)"))
      }
    } else {
      let generics =
        node.as(StructDeclSyntax.self)?.genericParameterClause
        ?? node.as(EnumDeclSyntax.self)?.genericParameterClause
      additions.append(((generics?.bytes ?? node.name.bytes).upperBound, ": \(name)"))
    }
  }
}

extension AttributeListSyntax {
  func has(_ name: String) -> Bool {
    contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == name }
  }

  /// `Counter` of `@ViewAction(for: Counter.self)`.
  fileprivate var reducerOfActions: String? {
    lazy.compactMap { $0.as(AttributeSyntax.self) }
      .filter { $0.attributeName.trimmedDescription == "ViewAction" }
      .compactMap { $0.arguments?.trimmedDescription.firstMatch(of: #/for: *([\w.]+)\.self/#) }
      .map { String($0.output.1) }.first
  }
}

extension EnumDeclSyntax {
  /// Whether it is what a reducer's states or actions are.
  fileprivate var isOfReducer: Bool {
    guard ["Action", "State"].contains(name.text),
      let owner = parent?.parent?.parent?.parent?.as(StructDeclSyntax.self)
    else { return false }
    return owner.attributes.has("Reducer")
      || owner.inheritanceClause?.trimmedDescription.contains("Reducer") == true
  }

  func declares(_ word: String) -> Bool {
    memberBlock.members.contains {
      $0.decl.asProtocol((any NamedDeclSyntax).self)?.name.text == word
    }
  }
}
