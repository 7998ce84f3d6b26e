import SwiftSyntax

/// Knows of the modifiers that a file declares itself whether they leave a view as large as it is.
struct OwnModifiers {
  let file: SourceFileSyntax
  /// Those of SwiftUI that do not.
  let sizing: Set<String>

  /// How many modifiers of the file's own one is made of.
  private static let deepest = 4

  /// - Parameter call: Of a modifier of this name, on a view.
  func keepSize(_ name: String, _ call: FunctionCallExprSyntax) -> Bool {
    keepsSize(name, call, deepest: Self.deepest)
  }

  private func keepsSize(_ name: String, _ call: FunctionCallExprSyntax, deepest: Int) -> Bool {
    guard deepest > 0, !sizing.contains(name) else { return false }
    if name == "modifier" {
      let made = call.arguments.first?.expression.as(FunctionCallExprSyntax.self)?.calledExpression
      guard let type = made?.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
      return bodies(of: type).map { !$0.isEmpty && $0.allSatisfy { keeps($0, deepest) } } ?? false
    }
    return functions(named: name).allSatisfy { keeps($0, deepest) }
  }

  /// Whether all that some code makes of a view is as large as that.
  private func keeps(_ function: FunctionDeclSyntax, _ deepest: Int) -> Bool {
    guard let statements = function.body?.statements, statements.count == 1,
      let item = statements.first?.item
    else { return false }
    let returned = item.as(ReturnStmtSyntax.self)?.expression ?? item.as(ExprSyntax.self)
    return returned.map { keeps($0, deepest) } ?? false
  }

  private func keeps(_ view: ExprSyntax, _ deepest: Int) -> Bool {
    if let name = view.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return name == "content" || name == "self"
    }
    guard let call = view.as(FunctionCallExprSyntax.self) else { return false }
    if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      // A modifier of the view itself; a capital begins another view.
      return name.first?.isLowercase == true && name != "frame"
        && keepsSize(name, call, deepest: deepest - 1)
    }
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      let base = member.base
    else { return false }
    let name = member.declName.baseName.text
    return name != "frame" && keepsSize(name, call, deepest: deepest - 1) && keeps(base, deepest)
  }

  /// What the extensions of the file give views.
  private func functions(named name: String) -> [FunctionDeclSyntax] {
    file.statements.compactMap { $0.item.as(ExtensionDeclSyntax.self) }
      .flatMap(\.memberBlock.members).compactMap { $0.decl.as(FunctionDeclSyntax.self) }
      .filter { $0.name.text == name }
  }

  /// Nil of a type that the file does not declare.
  private func bodies(of type: String) -> [FunctionDeclSyntax]? {
    file.statements.compactMap { $0.item.as(StructDeclSyntax.self) }
      .first { $0.name.text == type }
      .map { found in
        found.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
          .filter { $0.name.text == "body" }
      }
  }
}
