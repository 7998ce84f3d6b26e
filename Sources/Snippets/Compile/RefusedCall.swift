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

  /// Whether a message may be of such a call.
  static func isOne(_ message: String) -> Bool { beginnings.contains(where: message.hasPrefix) }

  /// - Parameters:
  ///   - offset: In bytes of the source.
  ///   - tokens: Of the source, all of them.
  ///   - own: What the demo declares itself.
  /// - Returns: Nil where the message is of something else, or the call not SwiftUI's.
  static func name(
    in message: String, at offset: Int, of tokens: [TokenSyntax], own: Set<String>
  ) -> String? {
    guard isOne(message) else { return nil }
    let label = message.firstMatch(of: #/^extra argument '(\w+)'/#).map { String($0.1) }
    let behind = tokens.partitionPoint { $0.position.utf8Offset > offset }
    guard behind > 0 else { return nil }
    let token = tokens[behind - 1]
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
