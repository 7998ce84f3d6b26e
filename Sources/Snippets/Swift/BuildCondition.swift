import SwiftSyntax

/// Tells which branch of `#if` a demo is compiled with: the device's, for debugging.
struct BuildCondition {
  let platform: DemoPlatform
  /// Names that the code's package defines.
  var defined: Set<String> = []

  func activeClause(of config: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
    config.clauses.first { $0.condition.map { isTrue($0) } ?? true }
  }

  func activeMembers(of members: MemberBlockItemListSyntax) -> [DeclSyntax] {
    members.flatMap { item -> [DeclSyntax] in
      guard let config = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
      guard case .decls(let inner) = activeClause(of: config)?.elements else {
        return []
      }
      return activeMembers(of: inner)
    }
  }

  func isTrue(_ condition: ExprSyntax) -> Bool {
    if let name = condition.as(DeclReferenceExprSyntax.self) {
      return name.baseName.text == "DEBUG" || defined.contains(name.baseName.text)
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
  private func isTrue(_ parts: ArraySlice<ExprSyntax>) -> Bool {
    func isSign(_ sign: String) -> (ExprSyntax) -> Bool {
      { $0.is(BinaryOperatorExprSyntax.self) && $0.trimmedDescription == sign }
    }
    return parts.split(omittingEmptySubsequences: false, whereSeparator: isSign("||")).contains {
      $0.split(omittingEmptySubsequences: false, whereSeparator: isSign("&&")).allSatisfy {
        $0.first.map { isTrue($0) } ?? false
      }
    }
  }

  private func isTrue(_ function: String, _ argument: String) -> Bool {
    if let answer = platform.answer(function, argument) { return answer }
    return ["swift", "compiler"].contains(function) && argument.hasPrefix(">=")
  }

  /// The parts of all conditions in a source that depend on the device, with what it says.
  func answers(in file: SourceFileSyntax) -> [(bytes: Range<Int>, isTrue: Bool)] {
    let finder = ConditionFinder(platform)
    finder.walk(file)
    return finder.answers
  }
}

private final class ConditionFinder: SyntaxVisitor {
  private(set) var answers: [(bytes: Range<Int>, isTrue: Bool)] = []
  private let platform: DemoPlatform
  private var depth = 0

  init(_ platform: DemoPlatform) {
    self.platform = platform
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let condition = node.condition {
      depth += 1
      walk(condition)
      depth -= 1
    }
    if let elements = node.elements { walk(elements) }
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard depth > 0 else { return .visitChildren }
    let name = node.calledExpression.trimmedDescription
    if let answer = platform.answer(name, node.arguments.trimmedDescription) {
      answers.append((node.bytes, answer))
    }
    return .skipChildren
  }
}

extension SourceEdits {
  /// Lets the compiler take the device's branches, apart from those in what is already replaced.
  mutating func rewriteConditions(in file: SourceFileSyntax, for platform: DemoPlatform) {
    for answer in BuildCondition(platform: platform).answers(in: file) where !touches(answer.bytes)
    {
      replace(answer.bytes, with: "\(answer.isTrue)")
    }
  }
}
