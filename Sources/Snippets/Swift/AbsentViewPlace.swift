import SwiftSyntax

/// Where a view of another file is called: what stands for it is as large as its place lets it be.
enum AbsentViewPlace {
  /// What says how large a view is.
  private static let sizing: Set = [
    "aspectRatio", "frame", "resizable", "scaledToFill", "scaledToFit",
  ]
  /// Those whose last closure is what they look like.
  private static let labelled: Set = [
    "Button", "Label", "Link", "Menu", "NavigationLink", "ToolbarItem",
  ]

  /// Whether one of the modifiers behind it says its size.
  static func isSized(_ call: FunctionCallExprSyntax) -> Bool {
    chain(from: call).names.contains { sizing.contains($0) }
  }

  /// Whether it lies on others, as a badge does, or is what a control looks like.
  static func isSmall(_ call: FunctionCallExprSyntax) -> Bool {
    let whole = chain(from: call).whole
    guard let item = whole.parent?.as(CodeBlockItemSyntax.self),
      let list = item.parent?.as(CodeBlockItemListSyntax.self),
      let closure = list.parent?.as(ClosureExprSyntax.self)
    else { return false }
    if let label = closure.parent?.as(MultipleTrailingClosureElementSyntax.self) {
      return label.label.text == "label"
    }
    guard let holder = closure.parent?.as(FunctionCallExprSyntax.self),
      let name = holder.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return false }
    if name == "ZStack" { return list.first?.id != item.id }
    return labelled.contains(name) && holder.additionalTrailingClosures.isEmpty
  }

  private static func chain(
    from call: FunctionCallExprSyntax
  ) -> (whole: Syntax, names: [String]) {
    var whole = Syntax(call)
    var names: [String] = []
    while let member = whole.parent?.as(MemberAccessExprSyntax.self),
      let outer = member.parent?.as(FunctionCallExprSyntax.self)
    {
      names.append(member.declName.baseName.text)
      whole = Syntax(outer)
    }
    return (whole, names)
  }
}
