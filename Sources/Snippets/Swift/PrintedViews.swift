import SwiftSyntax

/// Whether a source may write what its views are within something else, as `"\([Card()])"` does: a list writes its elements with
/// their full names, and that of a type which is kept to its file has an address in it.
///
/// A view that is only made where a view is asked for, in a body, a builder or a call, is never part of a text.
enum PrintedViews {
  static func mayBe(in source: SwiftSource, of views: Set<String>) -> Bool {
    guard !views.isEmpty, writing.contains(where: source.text.contains) else { return false }
    let finder = PrintedViewFinder(views)
    finder.walk(source.file)
    // What a text names may be declared behind it.
    if !finder.isFound { finder.walk(source.file) }
    return finder.isFound
  }

  /// What stands wherever values become text.
  private static let writing = ["\\", "descri", "Mirror", "print"]
}

private final class PrintedViewFinder: SyntaxVisitor {
  private let views: Set<String>
  private(set) var isFound = false
  /// Names of what may be or make a view without saying which.
  private var anyViews: Set<String>
  private var depthInTexts = 0
  /// Looked at around each name: a stranger's code may have a hundred thousand in a thousand levels.
  private static let mostLevels = 100

  init(_ views: Set<String>) {
    self.views = views.union(["AnyView"])
    anyViews = self.views.union(["Body"])
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: Views that are named

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    // What is extended is no value.
    if views.contains(node.name.plainName), node.parent?.is(ExtensionDeclSyntax.self) != true {
      isFound = true
    }
    return goesOn
  }

  override func visit(_ node: SomeOrAnyTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.someOrAnySpecifier.tokenKind == .keyword(.any),
      node.constraint.trimmedDescription == "View"
    {
      isFound = true
    }
    return goesOn
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.plainName
    if depthInTexts > 0, anyViews.contains(name) || name == "type" { isFound = true }
    if views.contains(name) || ["self", "Self"].contains(name) && isViewItself(node),
      isPartOfValue(Syntax(node))
    {
      isFound = true
    }
    return goesOn
  }

  /// `self` and `Self` alone, in a view.
  private func isViewItself(_ node: DeclReferenceExprSyntax) -> Bool {
    if node.parent?.is(KeyPathPropertyComponentSyntax.self) == true { return false }
    if let member = node.parent?.as(MemberAccessExprSyntax.self),
      member.base?.id != node.id || !["self", "init"].contains(member.declName.baseName.text)
    {
      return false
    }
    var outer = node.parent
    for _ in 0..<Self.mostLevels {
      guard let place = outer else { return false }
      if let type = place.as(StructDeclSyntax.self) { return views.contains(type.name.plainName) }
      if let type = place.as(ExtensionDeclSyntax.self) {
        return views.contains(type.extendedType.trimmedDescription)
      }
      if place.isProtocol((any DeclGroupSyntax).self) { return false }
      outer = place.parent
    }
    return true
  }

  /// Whether a view goes anywhere but into a builder, or a call that does.
  private func isPartOfValue(_ node: Syntax) -> Bool {
    var place = node
    for _ in 0..<Self.mostLevels {
      guard let outer = place.parent else { return true }
      switch outer.kind {
      case .codeBlockItem, .returnStmt: return false
      case .functionCallExpr, .memberAccessExpr, .labeledExpr: break
      // The arguments of a call; those of a tuple are held by one.
      case .labeledExprList where outer.parent?.is(TupleExprSyntax.self) != true: break
      default: return true
      }
      place = outer
    }
    return true
  }

  // MARK: Views that are not

  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    anyViews.insert(node.name.plainName)
    return goesOn
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    let parts = [node.typeAnnotation.map(Syntax.init), node.initializer.map(Syntax.init)]
    if parts.contains(where: { $0.map(isAny) ?? false }),
      let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName
    {
      anyViews.insert(name)
    }
    return goesOn
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let result = node.signature.returnClause, isAny(result.type) {
      anyViews.insert(node.name.plainName)
    }
    return goesOn
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    if isAny(node.type) { anyViews.insert((node.secondName ?? node.firstName).plainName) }
    return goesOn
  }

  private func isAny(_ node: any SyntaxProtocol) -> Bool {
    node.tokens(viewMode: .sourceAccurate).contains { token in
      switch token.tokenKind {
      case .keyword(.some), .keyword(.any), .keyword(.Any): true
      case .identifier: anyViews.contains(token.plainName)
      default: false
      }
    }
  }

  // MARK: Texts

  override func visit(_ node: ExpressionSegmentSyntax) -> SyntaxVisitorContinueKind {
    depthInTexts += 1
    return goesOn
  }

  override func visitPost(_ node: ExpressionSegmentSyntax) { depthInTexts -= 1 }

  // MARK: Types within views

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }

  /// Its name begins with the view's.
  private func enter(_ node: some DeclGroupSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.is(MemberBlockItemSyntax.self) == true {
      var outer = node.parent
      while let place = outer {
        if let type = place.as(StructDeclSyntax.self), views.contains(type.name.plainName) {
          isFound = true
        }
        if let type = place.as(ExtensionDeclSyntax.self),
          views.contains(type.extendedType.trimmedDescription)
        {
          isFound = true
        }
        outer = place.parent
      }
    }
    return goesOn
  }

  private var goesOn: SyntaxVisitorContinueKind { isFound ? .skipChildren : .visitChildren }
}
