import SwiftSyntax

extension LeftOutModifier {
  /// The one that takes what the compiler says is nowhere and no view can stand for: `.buttonStyle(Bouncing())`.
  init?(
    taking name: String, _ diagnostic: Diagnostic, in excerpt: Excerpt, of source: SwiftSource
  ) {
    let finder = TakerFinder(name, source)
    finder.walk(source.file)
    let calls = finder.calls.filter { $0.line + excerpt.line - 1 == diagnostic.line }
    let exact = calls.first {
      excerpt.column($0.column, line: diagnostic.line) == diagnostic.column
    }
    guard let call = exact ?? calls.first else { return nil }
    self.init(
      name: call.name, file: diagnostic.file, line: diagnostic.line,
      column: diagnostic.column, bytes: call.bytes)
  }

  /// Whether it sets a preference, or reads one, whose key it is handed.
  var takesKey: Bool { name.contains("reference") }
}

/// Finds the modifiers that are handed a style, a shape, a modifier, a preference's key or their like of a name.
private final class TakerFinder: SyntaxVisitor {
  private(set) var calls: [(name: String, line: Int, column: Int, bytes: Range<Int>)] = []
  private let name: String
  private let converter: SourceLocationConverter

  /// Beside those whose names end in `Style`.
  private static let takers: Set<String> = [
    "anchorPreference", "backgroundPreferenceValue", "clipShape", "containerShape", "contentShape",
    "gesture", "modifier", "onPreferenceChange", "overlayPreferenceValue", "preference",
    "textRenderer", "transformAnchorPreference", "transformPreference", "transition",
  ]

  /// Whose style is mostly a colour.
  private static let painters: Set<String> = ["backgroundStyle", "foregroundStyle"]

  private static func isMember(of name: DeclReferenceExprSyntax) -> Bool {
    name.parent?.as(MemberAccessExprSyntax.self)?.base?.id == ExprSyntax(name).id
  }

  init(_ name: String, _ source: SwiftSource) {
    self.name = name
    converter = source.converter
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.baseName.text == name, let argument = Self.argument(of: node),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base != nil
    else { return .visitChildren }
    let modifier = member.declName.baseName.text
    // `Theme.accent` is a colour, which a type with what is used of it has.
    let isColor = Self.painters.contains(modifier) && Self.isMember(of: node)
    if !isColor, modifier.hasSuffix("Style") || Self.takers.contains(modifier) {
      let place = converter.location(for: node.positionAfterSkippingLeadingTrivia)
      calls.append(
        (
          modifier, place.line, place.column,
          member.period.bytes.lowerBound..<call.bytes.upperBound
        ))
    }
    return .visitChildren
  }

  /// What a name begins, where that is all of an argument: `Wave`, `Wave(3).rotation(a)`.
  private static func argument(of name: DeclReferenceExprSyntax) -> LabeledExprSyntax? {
    var node = Syntax(name)
    while let parent = node.parent {
      if let argument = parent.as(LabeledExprSyntax.self) { return argument }
      if let call = parent.as(FunctionCallExprSyntax.self) {
        guard Syntax(call.calledExpression) == node else { return nil }
      } else if let member = parent.as(MemberAccessExprSyntax.self) {
        guard member.base.map({ Syntax($0) }) == node else { return nil }
      } else {
        return nil
      }
      node = parent
    }
    return nil
  }
}
