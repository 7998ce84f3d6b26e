import SwiftSyntax

/// A word for the Objective-C runtime, which there is none of on Linux.
enum ObjectiveCWord {
  /// `@objc`, `@IBAction` …
  case attribute(AttributeSyntax)
  /// `#selector(UIResponder.resignFirstResponder)`
  case selector(MacroExpansionExprSyntax)

  var bytes: Range<Int> {
    switch self {
    case .attribute(let node): node.bytes
    case .selector(let node): node.bytes
    }
  }

  static func all(in file: SourceFileSyntax) -> [ObjectiveCWord] {
    let finder = ObjectiveCWordFinder(viewMode: .sourceAccurate)
    finder.walk(file)
    return finder.words
  }
}

private final class ObjectiveCWordFinder: SyntaxVisitor {
  private(set) var words: [ObjectiveCWord] = []
  private static let attributes: Set<String> = [
    "IBAction", "IBDesignable", "IBInspectable", "IBOutlet", "NSCopying", "nonobjc", "objc",
    "objcMembers",
  ]

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if Self.attributes.contains(node.attributeName.trimmedDescription) {
      words.append(.attribute(node))
    }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "selector" else { return .visitChildren }
    words.append(.selector(node))
    return .skipChildren
  }
}

extension SourceEdits {
  mutating func rewrite(_ word: ObjectiveCWord) {
    switch word {
    case .attribute(let node): blank(node.bytes)
    case .selector(let node):
      let name = node.arguments.trimmedDescription.filter { $0 != "\n" && $0 != "\"" }
      replace(node.bytes, with: "Selector(\"\(name)\")")
    }
  }
}
