import SwiftSyntax

/// How a source uses a type that nothing declares: the variables that hold values of it, the calls that make one, and the
/// cases that it is taken apart by.
struct ModelUses {
  /// Variables, parameters and what closures are handed, that are a value of it.
  private(set) var values: Set<String> = []
  /// Those that hold several.
  private(set) var lists: Set<String> = []
  private(set) var wrappers: Set<String> = []
  /// The labels and the arguments of each call that makes one.
  private(set) var calls: [[(label: String, value: ExprSyntax)]] = []
  /// The cases that such variables are asked for.
  private(set) var cases: [String: AbsentCase] = [:]
  /// Whether it stands where only an attribute or its like can.
  private(set) var isNoModel = false
  /// How many types it is given in angle brackets.
  private(set) var parameters = 0
  /// Whether something conforms to it, or inherits it.
  private(set) var isInherited = false
  /// Whether generic parameters have to be it.
  private(set) var isConstraint = false

  init(of type: String, in source: SwiftSource) {
    let finder = ModelUseFinder(type)
    finder.walk(source.file)
    values = finder.values
    lists = finder.lists
    wrappers = finder.wrappers
    calls = finder.calls
    isNoModel = finder.isNoModel
    parameters = finder.parameters
    isInherited = finder.isInherited
    isConstraint = !finder.parametersOfIt.isEmpty
    // What loops and switches are over is known now.
    let parts = ModelPartFinder(type, values: values, lists: lists)
    parts.walk(source.file)
    values.formUnion(parts.values)
    cases = parts.cases
  }
}

private final class ModelUseFinder: SyntaxVisitor {
  private(set) var values: Set<String> = []
  private(set) var lists: Set<String> = []
  private(set) var wrappers: Set<String> = []
  private(set) var calls: [[(label: String, value: ExprSyntax)]] = []
  private(set) var isNoModel = false
  private(set) var parameters = 0
  private(set) var isInherited = false
  /// Generic parameters that have to be it: what is said of their values is said of its.
  private(set) var parametersOfIt: Set<String> = []
  private let type: String

  init(_ type: String) {
    self.type = type
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName else {
        continue
      }
      let value = binding.initializer?.value
      let call = value?.as(FunctionCallExprSyntax.self)?.calledExpression
      let item = value?.as(SubscriptCallExprSyntax.self)?.calledExpression
        .as(MemberAccessExprSyntax.self)?.base
      let member = value?.as(MemberAccessExprSyntax.self)
      let isMade =
        item?.path == type || call.map(makes) == true || member?.base?.path == type
      // `let pages = Page.all`
      if let member, member.base?.path == type, member.declName.isOfSeveral { lists.insert(name) }
      if call?.as(ArrayExprSyntax.self)?.trimmedDescription == "[\(type)]" { lists.insert(name) }
      let isTyped = add(name, binding.typeAnnotation?.type)
      let attributes = node.attributes.compactMap { $0.as(AttributeSyntax.self) }
      // `@Environment(AppModel.self) var model`
      if EnvironmentProperty(node)?.request == .object(type: type) {
        values.insert(name)
        wrappers.insert("Bindable")
      }
      guard isMade || isTyped else { continue }
      // `let cards: [Card] = Card.samples`
      if isMade, !lists.contains(name) { values.insert(name) }
      for attribute in attributes {
        wrappers.insert(attribute.attributeName.trimmedDescription)
      }
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    let name = (node.secondName ?? node.firstName).plainName
    _ = add(name, node.type)
    // `init(service: Loading = Service())`
    let call = node.defaultValue?.value.as(FunctionCallExprSyntax.self)
    if call.map({ makes($0.calledExpression) }) == true { values.insert(name) }
    return .visitChildren
  }

  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    if let inherited = node.inheritedType, isOrHolds(inherited) {
      parametersOfIt.insert(node.name.text)
    }
    return .visitChildren
  }

  override func visit(_ node: ConformanceRequirementSyntax) -> SyntaxVisitorContinueKind {
    if isOrHolds(node.rightType) { parametersOfIt.insert(node.leftType.trimmedDescription) }
    return .visitChildren
  }

  /// `Loading`, `Loading & ObservableObject`
  private func isOrHolds(_ constraint: TypeSyntax) -> Bool {
    constraint.trimmedDescription == type
      || constraint.as(CompositionTypeSyntax.self)?.elements.contains {
        $0.type.trimmedDescription == type
      } == true
  }

  /// - Returns: Whether the type has to do with the one that is looked for.
  private func add(_ name: String, _ type: TypeSyntax?) -> Bool {
    guard let type else { return false }
    let plain = type.trimmedDescription.filter { !"?!()".contains($0) }
    let text = withoutArguments(plain.replacing(#/\bany /#, with: ""))
    if text == self.type || text == "Binding<\(self.type)>" || parametersOfIt.contains(text) {
      values.insert(name)
    } else if text == "[\(self.type)]" || text == "Binding<[\(self.type)]>" {
      lists.insert(name)
    } else {
      return false
    }
    return true
  }

  /// `Binding<Loadable>` of `Binding<Loadable<[Item]>>`
  private func withoutArguments(_ text: String) -> String {
    guard let start = text.firstRange(of: type + "<") else { return text }
    var depth = 1
    var end = start.upperBound
    while end < text.endIndex, depth > 0 {
      if text[end] == "<" { depth += 1 }
      if text[end] == ">" { depth -= 1 }
      end = text.index(after: end)
    }
    return String(text[..<start.lowerBound]) + type + String(text[end...])
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if makes(node.calledExpression) {
      calls.append(node.arguments.map { ($0.label?.plainName ?? "_", $0.expression) })
    }
    return .visitChildren
  }

  private func makes(_ called: ExprSyntax) -> Bool {
    let called = called.as(GenericSpecializationExprSyntax.self)?.expression ?? called
    return called.path == type || called.path == type + ".init"
  }

  override func visit(_ node: InheritedTypeSyntax) -> SyntaxVisitorContinueKind {
    if withoutArguments(node.type.trimmedDescription) == type { isInherited = true }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == type, let clause = node.genericArgumentClause {
      parameters = max(parameters, clause.arguments.count)
    }
    return .visitChildren
  }

  override func visit(_ node: GenericSpecializationExprSyntax) -> SyntaxVisitorContinueKind {
    if node.expression.path == type {
      parameters = max(parameters, node.genericArgumentClause.arguments.count)
    }
    return .visitChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if withoutArguments(node.attributeName.trimmedDescription) == type { isNoModel = true }
    return .visitChildren
  }

  override func visit(_ node: SomeOrAnyTypeSyntax) -> SyntaxVisitorContinueKind {
    // `any P` is written without its first word (``AnyWord``).
    let isOpaque = node.someOrAnySpecifier.tokenKind == .keyword(.some)
    if isOpaque, node.constraint.trimmedDescription == type { isNoModel = true }
    return .visitChildren
  }
}

extension DeclReferenceExprSyntax {
  /// Whether it is by its name a list of what has it: `all`, `samples`.
  fileprivate var isOfSeveral: Bool {
    let name = baseName.plainName
    return name == "all" || name == "allCases" || name.hasSuffix("s") || name.hasSuffix("List")
  }
}

private final class ModelPartFinder: SyntaxVisitor {
  private(set) var values: Set<String>
  private(set) var cases: [String: AbsentCase] = [:]
  private let type: String
  private let lists: Set<String>

  init(_ type: String, values: Set<String>, lists: Set<String>) {
    self.type = type
    self.values = values
    self.lists = lists
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let first = node.arguments.first
    let isOfList =
      ["ForEach", "List"].contains(node.calledExpression.path)
      && first?.expression.path.map(lists.contains) == true
    // `.navigationDestination(for: Card.self) { card in … }`
    let isOfType = first?.expression.typeName == type
    guard isOfList || isOfType || first?.expression.path == "\(type).allCases",
      let closure = node.trailingClosure
    else { return .visitChildren }
    if let name = closure.nameOfFirst { values.insert(name) }
    return .visitChildren
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    if let list = node.sequence.path, lists.contains(list),
      let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName
    {
      values.insert(name)
    }
    return .visitChildren
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    if let subject = node.subject.path, values.contains(subject) {
      cases.merge(AbsentCase.all(of: node)) { $0.merged(with: $1) }
    }
    return .visitChildren
  }

  override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
    if let subject = node.initializer.value.path, values.contains(subject) {
      cases.merge(node.cases) { $0.merged(with: $1) }
    }
    return .visitChildren
  }
}
