import SwiftSyntax

/// A member of a type of SwiftUI's that another file of a demo's app declares, `.font(.brand(size: 20))`, and what is compiled
/// in its place.
struct AbsentMember {
  let bytes: Range<Int>
  let text: String

  /// What stands for a member, by its type.
  static let plain = ["Animation": ".default", "AnyTransition": ".opacity", "Font": ".body"]

  /// What values of these types have.
  static let methods: [String: Set<String>] = [
    "Animation": ["delay", "logicallyComplete", "repeatCount", "repeatForever", "speed"],
    "AnyTransition": ["animation", "combined"],
    "Font": [
      "bold", "italic", "leading", "lowercaseSmallCaps", "monospaced", "monospacedDigit",
      "pointSize", "scaled", "smallCaps", "uppercaseSmallCaps", "weight", "width",
    ],
  ]

  /// - Parameter types: By the members' names.
  static func all(of types: [String: String], in source: SwiftSource) -> [AbsentMember] {
    guard !types.isEmpty else { return [] }
    let finder = AbsentMemberFinder(types)
    finder.walk(source.file)
    return finder.found
  }

  /// Where a transition is made of a modifier that nothing declares, `.modifier(active: Fly(x: 1), identity: Fly(x: 0))`, or
  /// of a transition: `AnyTransition(Fly())`.
  ///
  /// - Parameter line: 1-based, in the source, of the modifier's name.
  static func hasTransition(of name: String, line: Int, in source: SwiftSource) -> Bool {
    let finder = AbsentMemberFinder([name: "AnyTransition"])
    finder.walk(source.file)
    return finder.transitions.contains { node in
      source.converter.location(for: node.positionAfterSkippingLeadingTrivia).line == line
    }
  }
}

private final class AbsentMemberFinder: SyntaxVisitor {
  private(set) var found: [AbsentMember] = []
  /// Names of modifiers and transitions that transitions are made of.
  private(set) var transitions: [DeclReferenceExprSyntax] = []
  private let types: [String: String]

  init(_ types: [String: String]) {
    self.types = types
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard let type = types[node.declName.baseName.text], let plain = AbsentMember.plain[type],
      node.base == nil || node.base?.trimmedDescription == type
    else { return .visitChildren }
    let (whole, call) = Self.chain(from: node, of: type)
    let size = type == "Font" ? call.flatMap(Self.size) : nil
    found.append(
      AbsentMember(
        bytes: node.bytes.lowerBound..<whole.bytes.upperBound,
        text: (node.base == nil ? "" : type) + (size.map { ".system(size: \($0))" } ?? plain)))
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.calledExpression.trimmedDescription == "AnyTransition",
      let made = Self.start(of: node.arguments.first?.expression),
      types[made.baseName.text] == "AnyTransition"
    {
      transitions.append(made)
      found.append(AbsentMember(bytes: node.bytes, text: "AnyTransition.opacity"))
      return .skipChildren
    }
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "modifier",
      member.base == nil || member.base?.trimmedDescription == "AnyTransition",
      node.arguments.first?.label?.text == "active"
    else { return .visitChildren }
    let names = node.arguments.compactMap { argument in
      let made = argument.expression.as(FunctionCallExprSyntax.self)?.calledExpression
      return (made ?? argument.expression).as(DeclReferenceExprSyntax.self)
    }
    let absent = names.filter { types[$0.baseName.text] == "AnyTransition" }
    guard !absent.isEmpty else { return .visitChildren }
    transitions += absent
    found.append(
      AbsentMember(
        bytes: node.bytes, text: (member.base == nil ? "" : "AnyTransition") + ".opacity"))
    return .skipChildren
  }

  /// What a chain begins with: `Flip` of `Flip().animation(.default)`.
  private static func start(of chain: ExprSyntax?) -> DeclReferenceExprSyntax? {
    var node = chain
    while let part = node {
      if let name = part.as(DeclReferenceExprSyntax.self) { return name }
      node =
        part.as(FunctionCallExprSyntax.self)?.calledExpression
        ?? part.as(MemberAccessExprSyntax.self)?.base
    }
    return nil
  }

  /// What is the value of the member: with its call, and with what only a type of its own has behind it, as in
  /// `.brand.card(edge: .top)`.
  ///
  /// - Returns: It and the last call in it.
  private static func chain(
    from node: MemberAccessExprSyntax, of type: String
  ) -> (whole: Syntax, call: FunctionCallExprSyntax?) {
    var whole = Syntax(node)
    var last: FunctionCallExprSyntax?
    while let parent = whole.parent {
      // What is called, and not an argument, whose parent is the argument's label.
      if let call = parent.as(FunctionCallExprSyntax.self) {
        last = call
      } else if let member = parent.as(MemberAccessExprSyntax.self) {
        if AbsentMember.methods[type]?.contains(member.declName.baseName.text) == true { break }
      } else {
        break
      }
      whole = parent
    }
    return (whole, last)
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
