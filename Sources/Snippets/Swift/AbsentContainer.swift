import SwiftSyntax

/// A call of a view of another file that holds views, and the stack that is compiled in its place, below the title that it is
/// handed; or where its name says so, a group that is opened: `OrderDisclosureGroup(title: "Details", isExpanded: $isOpen)`.
struct AbsentContainer {
  let calls: [AbsentViewCall]

  init(_ node: FunctionCallExprSyntax, named callee: DeclReferenceExprSyntax) {
    // Its parenthesis stays on its line, and with it the brace behind it.
    let paren = node.rightParen?.bytes.lowerBound
    let title = Self.title(of: node)
    let opens = callee.baseName.text.hasSuffix("DisclosureGroup")
    let text =
      paren == nil
      ? (opens ? "DisclosureGroup(\"\")" : "VStack")
      : opens
        ? "DisclosureGroup(\(title ?? "\"\"")\(Self.binding(of: node))"
        : title == nil ? "VStack(" : "VStack(alignment: .leading"
    let end = paren ?? node.calledExpression.bytes.upperBound
    var calls = [AbsentViewCall(bytes: callee.bytes.lowerBound..<end, text: text)]
    if let title, !opens, let brace = node.trailingClosure?.leftBrace.bytes.upperBound {
      calls.append(AbsentViewCall(bytes: brace..<brace, text: " Text(\(title)).font(.headline);"))
    }
    self.calls = calls
  }

  /// What it is handed as a text to be read.
  private static func title(of node: FunctionCallExprSyntax) -> String? {
    node.arguments.lazy.compactMap { argument -> String? in
      let label = argument.label?.text
      guard label == nil || label == "title" || label == "header",
        let literal = argument.expression.as(StringLiteralExprSyntax.self),
        literal.openingQuote.tokenKind == .stringQuote
      else { return nil }
      return literal.trimmedDescription
    }.first
  }

  private static func binding(of node: FunctionCallExprSyntax) -> String {
    let texts = node.arguments.map(\.expression.trimmedDescription)
    let found = texts.first { $0.wholeMatch(of: #/(?:\w+\.)*\$\w+(?:\.\w+)*/#) != nil }
    return found.map { ", isExpanded: \($0)" } ?? ""
  }
}
