import SwiftSyntax

/// The types that a source writes behind its variables, by their names: what a call is given to says what it returns.
final class VariableTypes: SyntaxVisitor {
  private var types: [String: String] = [:]
  /// The names of those that are on or off, wherever another of the name is something else.
  private(set) var switches: Set<String> = []

  init(in source: SwiftSource) {
    super.init(viewMode: .sourceAccurate)
    walk(source.file)
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    let isTruth = node.initializer?.value.is(BooleanLiteralExprSyntax.self) == true
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName,
      let type = node.typeAnnotation?.type.trimmedDescription ?? (isTruth ? "Bool" : nil)
    {
      if types[name] == nil { types[name] = type }
      if type == "Bool" { switches.insert(name) }
    }
    return .visitChildren
  }

  /// Of `forecast = try? await client.fetch()` what `forecast` is, with a value; of what a body returns what that has to be.
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
    let returned = whole.parent?.as(CodeBlockItemSyntax.self)?.returnedType?.trimmedDescription
    let name = target?.split(separator: ".").last.map(String.init)
    guard let type = returned ?? name.flatMap({ types[$0] }) else { return nil }
    let plain = type.hasSuffix("?") ? String(type.dropLast()) : type
    return plain.wholeMatch(of: #/\[?[A-Z]\w*(?:\.\w+)*\]?/#) == nil ? nil : plain
  }
}
