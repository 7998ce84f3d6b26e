import SwiftSyntax

/// What the code around a member says about it: `.title` within `Text(card.title)` is a text.
struct MemberUse: Hashable {
  let name: String
  /// What it is a member of, as its path has it, with `[]` behind it for one of a list's; `…` for what has none, empty for
  /// `.blue` and the like, nil for what is no member.
  let base: String?
  /// 1-based, of its name.
  let line: Int
  let column: Int
  let sign: Sign
  /// The action that a call hands it: `increment` of `store.send(.increment)`.
  var action: String?
  /// What a member without anything before its dot is handed to: `send` of the same.
  var callee: String?
  /// What it is unwrapped as: `text` of `if let text = model.text`.
  var alias: String?
  /// The type of what the result of a call is given to, where the code says it.
  var result: String?
  /// Whether a call returns what a view goes through: `ForEach(store.tasks(on: day)) { … }`.
  var isList = false
  /// The constant that it is the value of: `user` of `let user = try await service.user()`.
  var constant: String?
  /// Whether a text has it as it is: `"\(card.score)"`.
  var isWritten = false

  /// Of a call.
  var labels: [String]? {
    if case .called(let labels, _) = sign { labels } else { nil }
  }

  enum Sign: Hashable {
    /// - Parameter isStatement: Whether nothing is made of what it returns.
    case called(labels: [String], isStatement: Bool)
    case value(type: String)
    case list, texts, number, optional, unknown
    /// The cases that a `switch` over it knows, or that it is asked for.
    case switched(cases: [String: AbsentCase])
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
  private let types: VariableTypes
  /// Of what stands between operators, found for all of a list at once: a sum may be as long as the file.
  private var signs: [SyntaxIdentifier: MemberUse.Sign] = [:]
  private var sums: Set<SyntaxIdentifier> = []

  init(_ source: SwiftSource) {
    converter = source.converter
    types = VariableTypes(in: source)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    add(
      node.declName.baseName, of: node.base.map { node.pathOfBase ?? $0.pathOfItem ?? "…" } ?? "",
      ExprSyntax(node))
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
    let call = node.parent?.as(FunctionCallExprSyntax.self)
    let isCalled = call.map { Syntax($0.calledExpression) == Syntax(node) } == true
    let isPlain = base?.isEmpty == true
    let handed = isPlain ? (isCalled ? call.map { ExprSyntax($0) } ?? node : node) : nil
    uses.append(
      MemberUse(
        name: name, base: base, line: place.line, column: place.column, sign: sign(of: node),
        action: isCalled && !isPlain ? call.flatMap(HandedAction.name) : nil,
        callee: handed.flatMap(HandedAction.callee), alias: Self.alias(of: node),
        result: isCalled ? call.flatMap { types.type(ofTarget: $0) } : nil,
        isList: isCalled && call.map { Self.isGoneThrough(ExprSyntax($0)) } == true,
        constant: Self.constant(of: isCalled ? call.map { ExprSyntax($0) } ?? node : node),
        isWritten: node.isAllOfAnInterpolation))
  }

  // MARK: What is around it

  private func sign(of node: ExprSyntax) -> MemberUse.Sign {
    guard let parent = node.parent else { return .unknown }
    if let call = parent.as(FunctionCallExprSyntax.self),
      Syntax(call.calledExpression) == Syntax(node)
    {
      let labels = AbsentClosure.labels(of: call, types)
      // What is handed a view is one.
      let isView = call.trailingClosure != nil && labels.last?.contains(":") == false
      return .called(labels: labels, isStatement: !isView && Self.isStatement(call))
    }
    if parent.is(ForceUnwrapExprSyntax.self) || parent.is(OptionalChainingExprSyntax.self)
      || parent.parent?.is(OptionalBindingConditionSyntax.self) == true
    {
      return .optional
    }
    if let member = parent.as(MemberAccessExprSyntax.self) {
      guard let call = member.parent?.as(FunctionCallExprSyntax.self),
        Syntax(call.calledExpression) == parent
      else { return Self.sign(before: member) }
      // `$model.isOn.animation()` is what `$model.isOn` is.
      if member.declName.baseName.text == "animation" { return sign(of: ExprSyntax(call)) }
      if Self.isPartOfList(call) { return .list }
      return ArgumentType.name(ofWhatIs: call).map { .value(type: $0) } ?? Self.sign(before: member)
    }
    if let call = parent.as(SubscriptCallExprSyntax.self),
      Syntax(call.calledExpression) == Syntax(node)
    {
      return sign(ofItem: call)
    }
    if let choice = parent.as(SwitchExprSyntax.self) {
      return .switched(cases: AbsentCase.all(of: choice))
    }
    if let condition = parent.parent?.as(MatchingPatternConditionSyntax.self),
      Syntax(condition.initializer) == parent
    {
      return .switched(cases: condition.cases)
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
    if let argument = parent.as(LabeledExprSyntax.self) {
      return sign(ofPublisher: argument) ?? Self.sign(of: argument)
    }
    return .unknown
  }

  /// Of what sends what views receive: `onReceive(model.totals) { total = $0 }`.
  private func sign(ofPublisher argument: LabeledExprSyntax) -> MemberUse.Sign? {
    guard argument.label == nil,
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
      let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
      callee.declName.baseName.text == "onReceive",
      let closure = call.trailingClosure
        ?? call.arguments.last?.expression.as(ClosureExprSyntax.self)
    else { return nil }
    let sent = AbsentClosure.type(receivedBy: closure, types)
    return .value(type: "PassthroughSubject<\(sent), Never>")
  }

  /// Of what a list of expressions is all of: `a ? b : c` within `fill(a ? b : c)`.
  private static func sign(ofAll list: Syntax?) -> MemberUse.Sign {
    guard let argument = list?.parent?.parent?.as(LabeledExprSyntax.self) else { return .unknown }
    return sign(of: argument)
  }

  private static func sign(before member: MemberAccessExprSyntax) -> MemberUse.Sign {
    switch member.declName.baseName.text {
    case "toggle": .value(type: "Bool")
    case "first", "last", "indices", "append", "remove", "removeFirst", "removeLast", "removeAll",
      "firstIndex", "map", "compactMap", "filter", "sorted", "shuffled", "reduce", "enumerated",
      "randomElement", "contains":
      .list
    // What values of many types have says nothing of one.
    case "capitalized", "count", "description", "formatted", "isEmpty", "lowercased", "opacity",
      "rawValue", "self", "uppercased", "wrappedValue":
      .unknown
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
    if sign == "==" || sign == "!=", parts[index + 2].isIdentity { return .value(type: "UUID") }
    return MemberUse.Sign(literal: parts[index + 2])
      ?? MemberUse.Sign(caseOf: parts[index], comparedTo: parts[index + 2]) ?? .unknown
  }
}

extension MemberUseFinder {
  /// Modifiers whose actions are handed one value.
  private static let handing: Set = [
    "onChange", "onDelete", "onEnded", "onHover", "onOpenURL", "onPreferenceChange", "onReceive",
  ]

  fileprivate static func sign(of argument: LabeledExprSyntax) -> MemberUse.Sign {
    let all = argument.parent?.as(LabeledExprListSyntax.self).map { Array($0.prefix(4)) } ?? []
    let formatted = all.dropFirst().lazy.compactMap(ArgumentType.name(ofFormat:)).first
    guard let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self) else {
      // `"\(card.price, specifier: "%.2f")"`
      return formatted.map { .value(type: $0) } ?? .unknown
    }
    let callee =
      call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
    let label = argument.label?.text
    // A method by its name, `Button(action: player.next)`; `dispatch(action: .next)` hands a case.
    let isPlain =
      argument.expression.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
    if label == "action" || label == "perform", !isPlain {
      let count = handing.contains(callee) ? 1 : 0
      let labels = Array(repeating: "_", count: callee == "onMove" ? 2 : count)
      return .called(labels: labels, isStatement: true)
    }
    if label == "item", ["fullScreenCover", "inspector", "popover", "sheet"].contains(callee) {
      return .optional
    }
    if callee == "ForEach" || callee == "List", label == nil {
      let isOfTexts = call.arguments.prefix(4).contains { $0.label?.text == "id" }
      return isOfTexts ? .texts : .list
    }
    let type = callee == "Text" && label == nil ? formatted : nil
    return (type ?? ArgumentType.name(of: label, callee)).map { .value(type: $0) } ?? .unknown
  }

  /// Whether nothing is made of what a call returns: `try await model.load()`, `isOn ? stop() : start()`.
  fileprivate static func isStatement(_ call: FunctionCallExprSyntax) -> Bool {
    var whole = Syntax(call)
    while let outer = whole.parent {
      if let list = outer.as(ExprListSyntax.self) {
        let parts = Array(list.prefix(4))
        guard parts.count == 3, parts[1].is(UnresolvedTernaryExprSyntax.self),
          Syntax(parts[0]) != whole
        else { return false }
      } else if !outer.is(AwaitExprSyntax.self), !outer.is(TryExprSyntax.self),
        !outer.is(UnresolvedTernaryExprSyntax.self), !outer.is(SequenceExprSyntax.self)
      {
        return outer.as(CodeBlockItemSyntax.self).map { $0.returnedType == nil } ?? false
      }
      whole = outer
    }
    return false
  }

  fileprivate static func isSum(_ list: [ExprSyntax]) -> Bool {
    let signs = list.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
    return !list.contains { $0.is(StringLiteralExprSyntax.self) }
      && signs.contains { ["+", "-", "*", "/", "<", ">", "<=", ">="].contains($0) }
  }

  /// What a view or a loop goes through all of, beside what is a part of it.
  fileprivate static func isGoneThrough(_ list: ExprSyntax) -> Bool {
    guard let argument = list.parent?.as(LabeledExprSyntax.self), argument.label == nil,
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
      call.arguments.first?.id == argument.id, call.trailingClosure != nil
    else { return false }
    return ["Chart", "ForEach", "List", "Table"].contains(call.calledExpression.path)
  }

  /// `tasks.prefix(3)` within `ForEach(tasks.prefix(3)) { … }`
  fileprivate static func isPartOfList(_ call: FunctionCallExprSyntax) -> Bool {
    let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    return isGoneThrough(ExprSyntax(call)) && name.map(ListElements.parts.contains) == true
  }

  /// The name in `let name = try await service.name()`.
  fileprivate static func constant(of node: ExprSyntax) -> String? {
    var whole = Syntax(node)
    while let outer = whole.parent, outer.is(AwaitExprSyntax.self) || outer.is(TryExprSyntax.self) {
      whole = outer
    }
    let binding = whole.parent?.parent?.as(PatternBindingSyntax.self)
    return binding?.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName
  }

  /// The name in `if let name = model.name`.
  fileprivate static func alias(of node: ExprSyntax) -> String? {
    let binding = node.parent?.parent?.as(OptionalBindingConditionSyntax.self)
    return binding?.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName
  }
}

extension ExprSyntax {
  /// Whether it is `message.id`, which nobody has given another type.
  fileprivate var isIdentity: Bool {
    self.as(MemberAccessExprSyntax.self).map { $0.base != nil && $0.declName.baseName.text == "id" }
      == true
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

  /// What is compared to `.loading`, or becomes that, and is not by its name something of SwiftUI's.
  fileprivate init?(caseOf value: ExprSyntax, comparedTo other: ExprSyntax) {
    let name = value.as(MemberAccessExprSyntax.self)?.declName.baseName.plainName
    let called = other.as(FunctionCallExprSyntax.self)?.calledExpression ?? other
    guard let name, AbsentValue.type(of: name) == "String",
      let member = called.as(MemberAccessExprSyntax.self), member.base == nil,
      !Self.ofTheSystem.contains(member.declName.baseName.text),
      !Self.systemic.contains(where: name.lowercased().hasSuffix)
    else { return nil }
    let count = other.as(FunctionCallExprSyntax.self)?.arguments.count ?? 0
    let found = AbsentCase(
      parts: Array(repeating: AbsentCase.Part(), count: count),
      place: member.positionAfterSkippingLeadingTrivia.utf8Offset)
    self = .switched(cases: [member.declName.baseName.plainName: found])
  }

  /// Members that values of SwiftUI's have.
  private static let ofTheSystem: Set = [
    "bottom", "center", "infinity", "init", "leading", "top", "trailing", "zero",
  ]
  /// How names end of what is SwiftUI's.
  private static let systemic = [
    "alignment", "anchor", "angle", "axis", "edge", "font", "point", "scheme", "visibility",
  ]
}

extension ExprSyntax {
  /// Whether it stands alone in one, without a format behind it.
  fileprivate var isAllOfAnInterpolation: Bool {
    let list = parent?.as(LabeledExprSyntax.self)?.parent?.as(LabeledExprListSyntax.self)
    return list?.count == 1 && list?.parent?.is(ExpressionSegmentSyntax.self) == true
  }
}
