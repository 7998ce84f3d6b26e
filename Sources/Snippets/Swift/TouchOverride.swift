import SwiftSyntax

/// What a class overrides to be told of touches. Nobody could tell that from outside, as the Objective-C runtime can: so
/// the class is made to say it.
struct TouchOverride {
  /// Where in the class it can be said.
  let place: Int
  /// Whether the class is told of a finger's way, too.
  fileprivate let followsWay: Bool

  /// Stands before one of the functions, in its line.
  var text: String { "override var _followsTouches: Bool? { \(followsWay) }; " }

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
    let functions = node.memberBlock.members.compactMap { member -> FunctionDeclSyntax? in
      guard let function = member.decl.as(FunctionDeclSyntax.self),
        Self.names.contains(function.name.text),
        function.modifiers.contains(where: { $0.name.tokenKind == .keyword(.override) })
      else { return nil }
      return function
    }
    if let first = functions.first {
      found.append(
        TouchOverride(
          place: first.bytes.lowerBound,
          followsWay: functions.contains { $0.name.text == "touchesMoved" }))
    }
    return .visitChildren
  }
}
