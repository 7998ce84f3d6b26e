import SwiftSyntax

/// An `App` and the closure that fills its first window.
struct AppWindow {
  let name: String
  let declaration: StructDeclSyntax
  /// The `body` property's accessor block.
  let body: AccessorBlockSyntax
  let content: ClosureExprSyntax

  /// - Returns: Nothing where no window's content is written out as a closure.
  init?(_ app: StructDeclSyntax, for platform: DemoPlatform) {
    let condition = BuildCondition(platform: platform)
    let variables = condition.activeMembers(of: app.memberBlock.members)
      .compactMap { $0.as(VariableDeclSyntax.self) }
    let bodies = variables.flatMap(\.bindings).filter { $0.pattern.trimmedDescription == "body" }
    guard let body = bodies.first?.accessorBlock,
      let content = WindowFinder(in: body, condition).content
    else { return nil }
    name = app.name.text
    declaration = app
    self.body = body
    self.content = content
  }

  /// Whether a piece of the source stands where the app is not kept.
  func drops(_ word: ObjectiveCWord) -> Bool {
    body.bytes.contains(word.bytes.lowerBound) && !content.bytes.contains(word.bytes.lowerBound)
  }
}

private final class WindowFinder: SyntaxVisitor {
  private(set) var content: ClosureExprSyntax?

  private let condition: BuildCondition

  init(in body: AccessorBlockSyntax, _ condition: BuildCondition) {
    self.condition = condition
    super.init(viewMode: .sourceAccurate)
    walk(body)
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    if let elements = condition.activeClause(of: node)?.elements { walk(elements) }
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.calledExpression.trimmedDescription
    if content == nil, name == "WindowGroup" || name == "Window" { content = node.trailingClosure }
    return content == nil ? .visitChildren : .skipChildren
  }
}
