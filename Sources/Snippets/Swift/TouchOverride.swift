import SwiftSyntax

/// What a class overrides to be told of touches. Nobody could tell that from outside, as the Objective-C runtime can: so
/// the class is made to say it.
struct TouchOverride {
  /// Where in the class it can be said.
  let place: Int
  /// Whether the class is told of a finger's way, too.
  fileprivate let followsWay: Bool
  /// What overrides is as open as its class: so it is said as openly as the functions are.
  fileprivate let access: String

  /// Stands before one of the functions, in its line. Who is told of the way stays so in the classes below it.
  var text: String {
    let value = followsWay ? "true" : "super._followsTouches ?? false"
    return "\(access)override var _followsTouches: Bool? { \(value) }; "
  }

  static func all(in file: SourceFileSyntax) -> [TouchOverride] {
    let finder = TouchOverrideFinder(viewMode: .sourceAccurate)
    finder.walk(file)
    return finder.found
  }
}

private final class TouchOverrideFinder: SyntaxVisitor {
  private(set) var found: [TouchOverride] = []

  private static let names: Set<String> = [
    "touchesBegan", "touchesMoved", "touchesEnded", "touchesCancelled",
  ]

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    // Recognisers are told by other functions of these names.
    let base = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription ?? ""
    if base.hasSuffix("Recognizer") { return .visitChildren }
    let functions = node.memberBlock.members.compactMap { member -> FunctionDeclSyntax? in
      guard let function = member.decl.as(FunctionDeclSyntax.self),
        Self.names.contains(function.name.text),
        function.modifiers.contains(where: { $0.name.tokenKind == .keyword(.override) })
      else { return nil }
      return function
    }
    if let first = functions.first {
      let isOpen = first.modifiers.contains {
        $0.name.tokenKind == .keyword(.public) || $0.name.tokenKind == .keyword(.open)
      }
      found.append(
        TouchOverride(
          place: first.bytes.lowerBound,
          followsWay: functions.contains { $0.name.text == "touchesMoved" },
          access: isOpen ? "public " : ""))
    }
    return .visitChildren
  }
}
