import SwiftSyntax

/// An `App` and the closure that fills its first window.
struct AppWindow {
  let name: String
  let declaration: StructDeclSyntax
  /// The `body` property's accessor block.
  let body: AccessorBlockSyntax
  let content: ClosureExprSyntax

  /// - Parameter orMenu: Where it opens no window, what it shows from the menu bar is taken for one.
  /// - Returns: Nothing where no window's content is written out as a closure.
  init?(_ app: StructDeclSyntax, for platform: DemoPlatform, orMenu: Bool = false) {
    let condition = BuildCondition(platform: platform)
    let variables = condition.activeMembers(of: app.memberBlock.members)
      .compactMap { $0.as(VariableDeclSyntax.self) }
    let bodies = variables.flatMap(\.bindings).filter { $0.pattern.trimmedDescription == "body" }
    guard let body = bodies.first?.accessorBlock else { return nil }
    let found = WindowFinder(in: body, condition)
    guard let content = found.content ?? (orMenu ? found.menu : nil) else { return nil }
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
  /// Of a `MenuBarExtra`.
  private(set) var menu: ClosureExprSyntax?

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
    if menu == nil, name == "MenuBarExtra" { menu = node.trailingClosure }
    if content == nil, name == "WindowGroup" || name == "Window" { content = node.trailingClosure }
    return content == nil ? .visitChildren : .skipChildren
  }
}
