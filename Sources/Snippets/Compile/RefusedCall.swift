import SwiftSyntax

/// A call of SwiftUI's that the compiler has no declaration for, as documentation names it:
/// `TextField(_:text:axis:)`.
enum RefusedCall {
  /// What the compiler says of a call whose name it knows.
  private static let beginnings = [
    "extra argument", "extra trailing closure", "extraneous argument label",
    "incorrect argument label", "missing argument", "no exact matches in call",
    "trailing closure passed to parameter",
  ]

  /// - Parameters:
  ///   - line: 1-based in the text, as the column is in characters.
  ///   - own: What the demo declares itself.
  /// - Returns: Nil where the message is of something else, or the call not SwiftUI's.
  static func name(
    in message: String, line: Int, column: Int, of text: String, own: Set<String>
  ) -> String? {
    guard beginnings.contains(where: message.hasPrefix) else { return nil }
    let label = message.firstMatch(of: #/^extra argument '(\w+)'/#).map { String($0.1) }
    guard let offset = offset(line: line, column: column, in: text),
      let token = SwiftSource(text).file.token(at: AbsolutePosition(utf8Offset: offset))
    else { return nil }
    var node = Syntax(token).parent
    while let here = node {
      if let call = here.as(FunctionCallExprSyntax.self),
        label == nil || call.arguments.contains(where: { $0.label?.text == label })
      {
        return name(of: call, own: own)
      }
      node = here.parent
    }
    return nil
  }

  private static func offset(line: Int, column: Int, in text: String) -> Int? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard line > 0, line <= lines.count, column > 0 else { return nil }
    let before = lines[..<(line - 1)].reduce(0) { $0 + $1.utf8.count + 1 }
    return before + lines[line - 1].prefix(column - 1).utf8.count
  }

  private static func name(of call: FunctionCallExprSyntax, own: Set<String>) -> String? {
    let callee = call.calledExpression
    let base: String
    if let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.text {
      guard SwiftUINames.types.contains(name) else { return nil }
      base = name
    } else if let member = callee.as(MemberAccessExprSyntax.self), isOfView(member) {
      let name = member.declName.baseName.text
      guard SwiftUINames.members.contains(name) else { return nil }
      base = name
    } else {
      return nil
    }
    guard !own.contains(base) else { return nil }
    let labels =
      call.arguments.map { ($0.label?.text ?? "_") + ":" }
      + call.additionalTrailingClosures.map { $0.label.text + ":" }
    return base + "(" + labels.joined() + ")"
  }

  /// Whether a chain of members begins with a type's name or with nothing, as a view's does: those of
  /// arrays and strings have names that views have too.
  private static func isOfView(_ member: MemberAccessExprSyntax) -> Bool {
    var base = member.base
    while let here = base {
      if let call = here.as(FunctionCallExprSyntax.self) {
        base = call.calledExpression
      } else if let member = here.as(MemberAccessExprSyntax.self) {
        base = member.base
      } else {
        let name = here.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
        return name == "content" || name.first?.isUppercase == true
      }
    }
    return true
  }
}
