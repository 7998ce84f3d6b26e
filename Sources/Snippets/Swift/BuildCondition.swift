import SwiftSyntax

/// Tells which branch of `#if` the compiler will take: Linux, debug, none of Apple's frameworks.
enum BuildCondition {
  /// The modules that a demo can import.
  static let modules: Set<String> = ["SwiftUI", "Combine", "Foundation", "Observation", "Glibc"]

  static func activeClause(of config: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
    config.clauses.first { $0.condition.map(isTrue) ?? true }
  }

  static func isTrue(_ condition: ExprSyntax) -> Bool {
    if let name = condition.as(DeclReferenceExprSyntax.self) {
      return name.baseName.text == "DEBUG"
    }
    if let literal = condition.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.text == "true"
    }
    if let not = condition.as(PrefixOperatorExprSyntax.self) { return !isTrue(not.expression) }
    if let tuple = condition.as(TupleExprSyntax.self), let inner = tuple.elements.first {
      return isTrue(inner.expression)
    }
    if let sequence = condition.as(SequenceExprSyntax.self) {
      return isTrue(Array(sequence.elements)[...])
    }
    if let call = condition.as(FunctionCallExprSyntax.self) {
      return isTrue(call.calledExpression.trimmedDescription, call.arguments.trimmedDescription)
    }
    return false
  }

  /// `a && b || c`, unfolded as the parser leaves it; in a condition `&&` binds tighter.
  private static func isTrue(_ parts: ArraySlice<ExprSyntax>) -> Bool {
    func isSign(_ sign: String) -> (ExprSyntax) -> Bool {
      { $0.is(BinaryOperatorExprSyntax.self) && $0.trimmedDescription == sign }
    }
    return parts.split(omittingEmptySubsequences: false, whereSeparator: isSign("||")).contains {
      $0.split(omittingEmptySubsequences: false, whereSeparator: isSign("&&")).allSatisfy {
        $0.first.map { isTrue($0) } ?? false
      }
    }
  }

  private static func isTrue(_ function: String, _ argument: String) -> Bool {
    switch function {
    case "os": argument == "Linux"
    case "canImport": modules.contains(argument)
    case "swift", "compiler": argument.hasPrefix(">=")
    default: false
    }
  }
}
