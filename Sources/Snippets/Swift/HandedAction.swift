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
    let inner = call.flatMap(self.name)
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

  /// What tells at run time which one it is. A case of the file's own goes by what it holds as well, as in the code, or by
  /// itself where the code hands it a variable.
  static let declaration = """
    func _actionName(_ action: Any?, among names: Set<String>) -> String {
    _actionNames(action).first(where: names.contains) ?? ""
    }
    private func _actionNames(_ action: Any?) -> [String] {
    guard let action else { return [] }
    if let choice = action as? _AbsentChoice { return [choice.name] }
    let mirror = Swift.Mirror(reflecting: action)
    guard mirror.displayStyle == .enum else { return [] }
    guard let held = mirror.children.first, let name = held.label else { return [String(describing: action)] }
    let parts = Swift.Mirror(reflecting: held.value)
    let first: Any? = parts.displayStyle == .tuple ? parts.children.first { $0.label == ".0" }?.value : held.value
    return _actionNames(first).map { $0 + name.prefix(1).uppercased() + name.dropFirst() } + [name]
    }

    """
}
