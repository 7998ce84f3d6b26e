import SwiftSyntax

/// A class of a source that inherits another, or conforms to a protocol, and what it says of that.
struct Subclass {
  let name: String
  /// With no angle brackets.
  let superclass: String
  /// 1-based, in the source.
  let lines: ClosedRange<Int>
  /// What else it conforms to.
  let protocols: Set<String>
  /// Without their arguments: `MainActor`.
  let attributes: Set<String>
  /// What it overrides, by the line of its name.
  let overrides: [(line: Int, declaration: DeclSyntax)]
  /// The labels of its calls of the other's initialisers; `_` where there is none.
  let initializers: [[String]]
  /// Whether only a class can be what it inherits.
  let usesSuperclass: Bool

  static func all(in source: SwiftSource) -> [Subclass] {
    let finder = SubclassFinder(source)
    finder.walk(source.file)
    return finder.found
  }
}

private final class SubclassFinder: SyntaxVisitor {
  private(set) var found: [Subclass] = []
  private let converter: SourceLocationConverter

  init(_ source: SwiftSource) {
    converter = source.converter
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let inherited = node.inheritanceClause.map { Array($0.inheritedTypes) } ?? []
    guard let first = inherited.first?.type.as(IdentifierTypeSyntax.self) else {
      return .visitChildren
    }
    let calls = SuperCallFinder(viewMode: .sourceAccurate)
    calls.walk(node.memberBlock)
    let overrides = node.memberBlock.members.compactMap { member in
      Self.nameOfOverride(member.decl).map { (line: line(of: $0), declaration: member.decl) }
    }
    let attributes = node.attributes.compactMap { $0.as(AttributeSyntax.self) }
    let end = converter.location(for: node.endPositionBeforeTrailingTrivia).line
    found.append(
      Subclass(
        name: node.name.plainName, superclass: first.name.text, lines: line(of: node)...end,
        protocols: Set(inherited.dropFirst().map(\.type.trimmedDescription)),
        attributes: Set(attributes.map(\.attributeName.trimmedDescription)), overrides: overrides,
        initializers: calls.initializers,
        usesSuperclass: calls.areThere || !overrides.isEmpty))
    return .visitChildren
  }

  private func line(of node: some SyntaxProtocol) -> Int {
    converter.location(for: node.positionAfterSkippingLeadingTrivia).line
  }

  /// Nil of what overrides nothing.
  private static func nameOfOverride(_ declaration: DeclSyntax) -> TokenSyntax? {
    func overrides(_ modifiers: DeclModifierListSyntax) -> Bool {
      modifiers.contains { $0.name.text == "override" }
    }
    if let function = declaration.as(FunctionDeclSyntax.self) {
      return overrides(function.modifiers) ? function.name : nil
    }
    if let variable = declaration.as(VariableDeclSyntax.self) {
      let pattern = variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)
      return overrides(variable.modifiers) ? pattern?.identifier : nil
    }
    guard let initializer = declaration.as(InitializerDeclSyntax.self) else { return nil }
    return overrides(initializer.modifiers) ? initializer.initKeyword : nil
  }
}

/// Finds what a class asks of the one that it inherits: `super.init(name: name)`, `super.load()`.
private final class SuperCallFinder: SyntaxVisitor {
  private(set) var initializers: [[String]] = []
  private(set) var areThere = false

  override func visit(_ node: SuperExprSyntax) -> SyntaxVisitorContinueKind {
    areThere = true
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.base?.is(SuperExprSyntax.self) == true, member.declName.baseName.text == "init"
    {
      initializers.append(node.arguments.map { $0.label?.plainName ?? "_" })
    }
    return .visitChildren
  }

  /// One within it inherits something else.
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
