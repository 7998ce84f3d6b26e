import SwiftSyntax

/// The type and function names that members of types mention.
///
/// A type's are also those of all that is declared in it. They are found in one walk and kept until somebody asks for
/// them: structs may stand hundreds deep in one another.
final class NamesUsed: SyntaxVisitor {
  /// What is used, and what of it is changed.
  typealias Names = (names: Set<String>, changed: Set<String>)

  private var names: Set<String> = []
  private var changed: Set<String> = []
  /// Of the blocks around the one that is walked, the innermost last.
  private var outer: [Names] = []
  /// Of blocks that were walked because they stand in others.
  private var kept: [SyntaxIdentifier: Names] = [:]

  init() { super.init(viewMode: .sourceAccurate) }

  /// - Complexity: The length of a block that stands in none that was asked for before.
  func found(in members: MemberBlockSyntax) -> Names {
    if kept[members.id] == nil { walk(members) }
    return kept.removeValue(forKey: members.id) ?? ([], [])
  }

  override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind {
    outer.append((names, changed))
    (names, changed) = ([], [])
    return .visitChildren
  }

  override func visitPost(_ node: MemberBlockSyntax) {
    kept[node.id] = (names, changed)
    // Of what was asked for itself, nothing is around.
    if outer.count > 1 {
      outer[outer.count - 1].names.formUnion(names)
      outer[outer.count - 1].changed.formUnion(changed)
    }
    (names, changed) = outer.removeLast()
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.text
    names.insert(name)
    // A binding that is handed on.
    if name.first == "$" || name.first == "_" { changed.insert(String(name.dropFirst())) }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "toggle"
    {
      change(member.base)
    }
    return .visitChildren
  }

  override func visit(_ node: ExprListSyntax) -> SyntaxVisitorContinueKind {
    // `isOn = true`, `count += 1`
    let start = Array(node.prefix(2))
    if start.count == 2,
      start[1].is(AssignmentExprSyntax.self)
        || start[1].as(BinaryOperatorExprSyntax.self).map({ Self.sets.contains($0.operator.text) })
          == true
    {
      change(start[0])
    }
    return .visitChildren
  }

  private static let sets: Set = ["+=", "-=", "*=", "/="]

  private func change(_ value: ExprSyntax?) {
    guard let name = value?.path?.split(separator: ".").first else { return }
    changed.insert(String(name))
  }
}
