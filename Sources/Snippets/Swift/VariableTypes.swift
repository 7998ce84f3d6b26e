import SwiftSyntax

/// The types that a source writes behind its variables, by their names: what a call is given to says what it returns.
final class VariableTypes: SyntaxVisitor {
  private var types: [String: String] = [:]

  init(in source: SwiftSource) {
    super.init(viewMode: .sourceAccurate)
    walk(source.file)
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName,
      let type = node.typeAnnotation?.type.trimmedDescription, types[name] == nil
    {
      types[name] = type
    }
    return .visitChildren
  }

  /// Of `forecast = try? await client.fetch()` what `forecast` is, with a value.
  func type(ofTarget call: FunctionCallExprSyntax) -> String? {
    var whole = Syntax(call)
    while let outer = whole.parent, outer.is(AwaitExprSyntax.self) || outer.is(TryExprSyntax.self) {
      whole = outer
    }
    let parts = whole.parent?.as(ExprListSyntax.self).map { Array($0.prefix(4)) } ?? []
    var target: String?
    if parts.count == 3, parts[1].is(AssignmentExprSyntax.self), Syntax(parts[2]) == whole {
      target = parts[0].path
    } else if let binding = whole.parent?.parent?.as(PatternBindingSyntax.self) {
      target = binding.typeAnnotation == nil ? nil : binding.pattern.trimmedDescription
    }
    guard let name = target?.split(separator: ".").last, let type = types[String(name)] else {
      return nil
    }
    let plain = type.hasSuffix("?") ? String(type.dropLast()) : type
    return plain.wholeMatch(of: #/\[?[A-Z]\w*(?:\.\w+)*\]?/#) == nil ? nil : plain
  }
}
