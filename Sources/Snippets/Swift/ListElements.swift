import SwiftSyntax

/// What closures and loops call the elements of what they go through: `item` in `ForEach(model.items) { item in … }`. Of a
/// list whose type nobody knows the compiler cannot say what they lack.
final class ListElements: SyntaxVisitor {
  /// By the last name of the list's path.
  private(set) var names: [String: Set<String>] = [:]

  private static let calls: Set = ["Chart", "ForEach", "List", "Picker", "Table"]
  /// What returns some of a list, or all in another order.
  static let parts: Set = [
    "dropFirst", "dropLast", "filter", "prefix", "reversed", "shuffled", "sorted", "suffix",
  ]
  private static let methods: Set = ["compactMap", "filter", "first", "forEach", "map", "sorted"]

  init(in source: SwiftSource) {
    super.init(viewMode: .sourceAccurate)
    walk(source.file)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let element = node.trailingClosure?.nameOfFirst else { return .visitChildren }
    if let path = node.calledExpression.path, Self.calls.contains(path) {
      add(element, of: node.arguments.first?.expression)
    } else if let method = node.calledExpression.as(MemberAccessExprSyntax.self),
      Self.methods.contains(method.declName.baseName.text)
    {
      add(element, of: method.base)
    }
    return .visitChildren
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.pattern.as(IdentifierPatternSyntax.self) {
      add(name.identifier.plainName, of: node.sequence)
    }
    return .visitChildren
  }

  private func add(_ element: String, of list: ExprSyntax?) {
    var list = list
    // `store.tasks(on: day)`, `store.tasks.prefix(3)`
    while let call = list?.as(FunctionCallExprSyntax.self) {
      let member = call.calledExpression.as(MemberAccessExprSyntax.self)
      let isPart = member.map { Self.parts.contains($0.declName.baseName.text) } == true
      list = isPart ? member?.base : call.calledExpression
    }
    let last =
      list?.as(MemberAccessExprSyntax.self)?.declName.baseName
      ?? list?.as(DeclReferenceExprSyntax.self)?.baseName
    guard let name = last?.plainName.filter({ $0 != "$" }), element != "_" else { return }
    names[name, default: []].insert(element)
  }
}
