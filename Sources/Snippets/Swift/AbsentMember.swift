import SwiftSyntax

/// A member of a type of SwiftUI's that another file of a demo's app declares, `.font(.brand(size: 20))`, and what is compiled
/// in its place.
struct AbsentMember {
  let bytes: Range<Int>
  let text: String

  /// What stands for a member, by its type.
  static let plain = ["Animation": ".default", "AnyTransition": ".opacity", "Font": ".body"]

  /// - Parameter types: By the members' names.
  static func all(of types: [String: String], in source: SwiftSource) -> [AbsentMember] {
    guard !types.isEmpty else { return [] }
    let finder = AbsentMemberFinder(types)
    finder.walk(source.file)
    return finder.found
  }
}

private final class AbsentMemberFinder: SyntaxVisitor {
  private(set) var found: [AbsentMember] = []
  private let types: [String: String]

  init(_ types: [String: String]) {
    self.types = types
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard let type = types[node.declName.baseName.text], let plain = AbsentMember.plain[type],
      node.base == nil || node.base?.trimmedDescription == type
    else { return .visitChildren }
    // What is called, and not an argument, whose parent is the argument's label.
    let call = node.parent?.as(FunctionCallExprSyntax.self)
    let size = type == "Font" ? call.flatMap(Self.size) : nil
    found.append(
      AbsentMember(
        bytes: call?.bytes ?? node.bytes,
        text: (node.base == nil ? "" : type) + (size.map { ".system(size: \($0))" } ?? plain)))
    return .skipChildren
  }

  /// Of a font that is made with one: what is called so, or the first number.
  private static func size(in call: FunctionCallExprSyntax) -> String? {
    let sized = call.arguments.first { $0.label?.text == "size" }
    let number = call.arguments.first {
      $0.expression.is(IntegerLiteralExprSyntax.self)
        || $0.expression.is(FloatLiteralExprSyntax.self)
    }
    guard let text = (sized ?? number)?.expression.trimmedDescription,
      !text.contains(where: \.isNewline)
    else { return nil }
    return text
  }
}
