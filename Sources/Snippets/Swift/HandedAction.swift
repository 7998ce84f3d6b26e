import SwiftSyntax

/// The name of an action that a call hands to a store: `increment` of `store.send(.increment)`.
enum HandedAction {
  /// What a call hands first where that is a case of something, the innermost first: `addCounter` of `.counter(.add(5))`.
  static func name(in call: FunctionCallExprSyntax) -> String? {
    guard let first = call.arguments.first, first.label == nil else { return nil }
    return name(of: first.expression)
  }

  private static func name(of expression: ExprSyntax) -> String? {
    let call = expression.as(FunctionCallExprSyntax.self)
    guard let member = (call?.calledExpression ?? expression).as(MemberAccessExprSyntax.self),
      member.base.map({ $0.path?.first?.isUppercase == true }) ?? true,
      case let name = member.declName.baseName.plainName, name.first?.isLowercase == true,
      name.allSatisfy({ $0.isLetter || $0.isNumber })
    else { return nil }
    let inner = member.base == nil ? call.flatMap(self.name) : nil
    return inner.map { $0 + name.prefix(1).uppercased() + name.dropFirst() } ?? name
  }

  /// The name of what an argument is handed to.
  static func callee(of argument: ExprSyntax) -> String? {
    guard let call = argument.parent?.parent?.parent?.as(FunctionCallExprSyntax.self),
      argument.parent?.is(LabeledExprSyntax.self) == true
    else { return nil }
    let member = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName
    return (member ?? call.calledExpression.as(DeclReferenceExprSyntax.self))?.baseName.plainName
  }

  /// What tells at run time which one it is.
  static let declaration = """
    func _actionName(_ action: Any?) -> String {
    guard let action else { return "" }
    return (action as? _AbsentChoice)?.name ?? String(String(describing: action).prefix { $0 != "(" })
    }

    """
}
