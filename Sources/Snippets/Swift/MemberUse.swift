import SwiftSyntax

/// What the code around a member says about it: `.title` within `Text(card.title)` is a text.
struct MemberUse: Hashable {
  let name: String
  /// What it is a member of, as its path has it; `…` for what has none, empty for `.blue` and the like, nil for what is no
  /// member.
  let base: String?
  /// 1-based, of its name.
  let line: Int
  let column: Int
  let sign: Sign

  enum Sign: Hashable {
    /// - Parameter isStatement: Whether nothing is made of what it returns.
    case called(labels: [String], isStatement: Bool)
    case value(type: String)
    case list, texts, number, optional, unknown
    /// What a `switch` over it knows, with the number of values each case holds.
    case switched(cases: [String: Int])
    /// One of its own members is used.
    case nested
  }

  static func all(in source: SwiftSource) -> [MemberUse] {
    let finder = MemberUseFinder(source)
    finder.walk(source.file)
    return finder.uses
  }
}

private final class MemberUseFinder: SyntaxVisitor {
  private(set) var uses: [MemberUse] = []
  private let converter: SourceLocationConverter
  /// Of what stands between operators, found for all of a list at once: a sum may be as long as the file.
  private var signs: [SyntaxIdentifier: MemberUse.Sign] = [:]
  private var sums: Set<SyntaxIdentifier> = []

  init(_ source: SwiftSource) {
    converter = source.converter
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    add(node.declName.baseName, of: node.base.map { $0.path ?? "…" } ?? "", ExprSyntax(node))
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id {
      add(node.baseName, of: nil, ExprSyntax(node))
    }
    return .visitChildren
  }

  override func visit(_ node: ExprListSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node)
    let isSum = Self.isSum(parts)
    if isSum { sums.insert(node.id) }
    for index in parts.indices {
      signs[parts[index].id] = Self.sign(ofPart: index, of: parts, isSum: isSum)
    }
    // Only the last can be all of what is behind a choice.
    if parts.count > 2, parts[parts.count - 2].is(UnresolvedTernaryExprSyntax.self) {
      signs[parts[parts.count - 1].id] = Self.sign(ofAll: Syntax(node))
    }
    return .visitChildren
  }

  private func add(_ token: TokenSyntax, of base: String?, _ node: ExprSyntax) {
    let name = token.plainName
    // Between backticks a name may be anything, and could not be written into code as it is.
    guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }) else { return }
    let place = converter.location(for: token.positionAfterSkippingLeadingTrivia)
    uses.append(
      MemberUse(
        name: name, base: base, line: place.line, column: place.column, sign: sign(of: node)))
  }

  // MARK: What is around it

  private func sign(of node: ExprSyntax) -> MemberUse.Sign {
    guard let parent = node.parent else { return .unknown }
    if let call = parent.as(FunctionCallExprSyntax.self),
      Syntax(call.calledExpression) == Syntax(node)
    {
      let labels = call.arguments.map { $0.label?.plainName ?? "_" }
      let isStatement =
        call.parent?.is(CodeBlockItemSyntax.self) == true && call.trailingClosure == nil
      return .called(labels: labels, isStatement: isStatement)
    }
    if parent.is(ForceUnwrapExprSyntax.self) || parent.is(OptionalChainingExprSyntax.self)
      || parent.parent?.is(OptionalBindingConditionSyntax.self) == true
    {
      return .optional
    }
    if let member = parent.as(MemberAccessExprSyntax.self) { return Self.sign(before: member) }
    if let call = parent.as(SubscriptCallExprSyntax.self),
      Syntax(call.calledExpression) == Syntax(node)
    {
      return sign(ofItem: call)
    }
    if let choice = parent.as(SwitchExprSyntax.self) {
      return .switched(cases: ModelUses.cases(of: choice))
    }
    if parent.is(ConditionElementSyntax.self)
      || parent.as(PrefixOperatorExprSyntax.self)?.operator.text == "!"
    {
      return .value(type: "Bool")
    }
    if parent.is(ExprListSyntax.self) { return signs[node.id] ?? .unknown }
    if let choice = parent.as(UnresolvedTernaryExprSyntax.self) {
      return Self.sign(ofAll: choice.parent)
    }
    if let argument = parent.as(LabeledExprSyntax.self) { return Self.sign(of: argument) }
    return .unknown
  }

  /// Of what a list of expressions is all of: `a ? b : c` within `fill(a ? b : c)`.
  private static func sign(ofAll list: Syntax?) -> MemberUse.Sign {
    guard let argument = list?.parent?.parent?.as(LabeledExprSyntax.self) else { return .unknown }
    return sign(of: argument)
  }

  private static func sign(before member: MemberAccessExprSyntax) -> MemberUse.Sign {
    switch member.declName.baseName.text {
    case "toggle": .value(type: "Bool")
    case "first", "last", "indices", "append", "remove", "removeFirst", "removeAll", "firstIndex",
      "map", "filter", "enumerated", "randomElement", "contains":
      .list
    case "count", "isEmpty", "uppercased", "lowercased", "capitalized", "description", "self",
      "formatted":
      .unknown
    case "rawValue", "wrappedValue", "opacity": .unknown
    default: .nested
    }
  }

  private func sign(ofItem item: SubscriptCallExprSyntax) -> MemberUse.Sign {
    if let list = item.parent?.as(ExprListSyntax.self), sums.contains(list.id) {
      return .value(type: "[CGFloat]")
    }
    let callee = item.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)?.calledExpression
    return callee?.path == "Double" ? .value(type: "[Double]") : .list
  }

  private static func isSum(_ list: [ExprSyntax]) -> Bool {
    let signs = list.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
    return !list.contains { $0.is(StringLiteralExprSyntax.self) }
      && signs.contains { ["+", "-", "*", "/", "<", ">", "<=", ">="].contains($0) }
  }

  /// In `a ? b : c`, `a == "b"` and `a = 3`.
  private static func sign(
    ofPart index: Int, of parts: [ExprSyntax], isSum: Bool
  ) -> MemberUse.Sign {
    if index + 1 < parts.count, parts[index + 1].is(UnresolvedTernaryExprSyntax.self), index == 0 {
      return .value(type: "Bool")
    }
    let next = index + 1 < parts.count ? parts[index + 1] : nil
    let sign = next?.as(BinaryOperatorExprSyntax.self)?.operator.text
    if ["&&", "||"].contains(sign) { return .value(type: "Bool") }
    if isSum { return .number }
    guard index + 2 < parts.count, next?.is(AssignmentExprSyntax.self) == true || sign != nil else {
      return .unknown
    }
    return MemberUse.Sign(literal: parts[index + 2]) ?? .unknown
  }

  private static func sign(of argument: LabeledExprSyntax) -> MemberUse.Sign {
    guard let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self) else {
      return .unknown
    }
    let callee =
      call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
    let label = argument.label?.text
    if callee == "ForEach" || callee == "List", label == nil {
      let isOfTexts = call.arguments.prefix(4).contains { $0.label?.text == "id" }
      return isOfTexts ? .texts : .list
    }
    return ArgumentType.name(of: label, callee).map { .value(type: $0) } ?? .unknown
  }
}

extension MemberUse.Sign {
  init?(literal expression: ExprSyntax) {
    if expression.is(StringLiteralExprSyntax.self) {
      self = .value(type: "String")
    } else if expression.is(BooleanLiteralExprSyntax.self) {
      self = .value(type: "Bool")
    } else if expression.is(NilLiteralExprSyntax.self) {
      self = .optional
    } else {
      return nil
    }
  }
}
