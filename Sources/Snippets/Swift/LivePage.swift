import SwiftSyntax

/// What a playground's page shows: `PlaygroundPage.current.setLiveView(Card())`, or the same as a value of `liveView`.
struct LivePage {
  /// Swift that makes the view.
  let expression: String
  /// The view's type.
  let type: String

  /// The last one of a source, whose statements are carried out in their order.
  ///
  /// - Parameter isView: Whether a type's name is a view's: what UIKit shows there is not one.
  init?(in file: SourceFileSyntax, isView: (String) -> Bool) {
    let shown = file.statements.compactMap { Self.shown(in: $0.item) }.compactMap { made in
      Self.type(of: made).map { (made: made, type: $0) }
    }
    guard let last = shown.last(where: { isView($0.type) }) else { return nil }
    expression = last.made.trimmedDescription
    type = last.type
  }

  private static func shown(in item: CodeBlockItemSyntax.Item) -> ExprSyntax? {
    if let call = item.as(FunctionCallExprSyntax.self),
      call.calledExpression.trimmedDescription == page + "setLiveView"
    {
      return call.arguments.first.map { hosted(in: $0.expression) }
    }
    if let parts = item.as(SequenceExprSyntax.self)?.elements, parts.count == 3,
      parts.first?.trimmedDescription == page + "liveView"
    {
      return parts.last.map(hosted)
    }
    return nil
  }

  private static let page = "PlaygroundPage.current."

  /// The view in a controller that only shows it.
  private static func hosted(in expression: ExprSyntax) -> ExprSyntax {
    let call = expression.as(FunctionCallExprSyntax.self)
    return call?.arguments.first { $0.label?.text == "rootView" }?.expression ?? expression
  }

  /// Of a view's call, with or without modifiers.
  private static func type(of expression: ExprSyntax) -> String? {
    var node = expression
    while true {
      if let call = node.as(FunctionCallExprSyntax.self) {
        node = call.calledExpression
      } else if let member = node.as(MemberAccessExprSyntax.self), let base = member.base {
        node = base
      } else {
        return node.as(DeclReferenceExprSyntax.self)?.baseName.text
      }
    }
  }
}
