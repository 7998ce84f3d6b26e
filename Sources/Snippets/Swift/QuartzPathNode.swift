import SwiftSyntax

/// `let path = CGMutablePath()`, which becomes a variable: Quartz's path is SwiftUI's here, which is a value, and a
/// constant could not be drawn on.
struct QuartzPathNode {
  /// Of `let`.
  let bytes: Range<Int>

  static func all(in file: SourceFileSyntax) -> [QuartzPathNode] {
    let finder = QuartzPathFinder(viewMode: .sourceAccurate)
    finder.walk(file)
    return finder.nodes
  }
}

private final class QuartzPathFinder: SyntaxVisitor {
  private(set) var nodes: [QuartzPathNode] = []

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let makesPath = node.bindings.contains { binding in
      let call = binding.initializer?.value.as(FunctionCallExprSyntax.self)
      return call?.calledExpression.trimmedDescription == "CGMutablePath"
    }
    if makesPath, node.bindingSpecifier.tokenKind == .keyword(.let) {
      nodes.append(QuartzPathNode(bytes: node.bindingSpecifier.bytes))
    }
    return .visitChildren
  }
}
