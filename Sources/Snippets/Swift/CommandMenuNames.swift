import SwiftSyntax

/// The menus of its own that an app puts into a menu bar. A clip has none, and says which it goes without.
struct CommandMenuNames {
  private let names: [String]

  /// - Parameter body: An app's or a scene's `body`.
  init(in body: AccessorBlockSyntax) {
    let finder = CommandMenuFinder(viewMode: .sourceAccurate)
    finder.walk(body)
    names = finder.names
  }

  /// Told by the compiler, with the demo's other warnings; nil where there are no such menus.
  var warning: String? {
    guard !names.isEmpty else { return nil }
    let list = names.map { "'\($0)'" }.joined(separator: ", ")
    return " #warning(\"a clip has no menu bar: what '.commands' puts into \(list) is left out\")"
  }
}

private final class CommandMenuFinder: SyntaxVisitor {
  private(set) var names: [String] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.calledExpression.trimmedDescription == "CommandMenu",
      let title = node.arguments.first?.expression.as(StringLiteralExprSyntax.self)
    else { return .visitChildren }
    // It stands in another literal then.
    let name = title.segments.trimmedDescription.filter { !"\"\\\n\r".contains($0) }
    if !names.contains(name) { names.append(name) }
    return .visitChildren
  }
}
