import SwiftSyntax

/// The word that begins a rule of a tip: `#Rule(Self.$visits) { $0 > 2 }`.
///
/// The macro's own plug-in belongs to Xcode; here the rule is a value that keeps the condition.
struct TipRuleWord {
  let bytes: Range<Int>

  static func all(in file: SourceFileSyntax) -> [TipRuleWord] {
    let finder = TipRuleFinder(viewMode: .sourceAccurate)
    finder.walk(file)
    return finder.words
  }

  fileprivate init?(_ node: some FreestandingMacroExpansionSyntax) {
    guard node.macroName.text == "Rule" else { return nil }
    bytes = node.pound.bytes.lowerBound..<node.macroName.bytes.upperBound
  }
}

extension SourceEdits {
  mutating func rewrite(_ word: TipRuleWord) { replace(word.bytes, with: "Tips.Rule") }
}

/// The parser takes a rule for an expression or for a declaration.
private final class TipRuleFinder: SyntaxVisitor {
  private(set) var words: [TipRuleWord] = []

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if let word = TipRuleWord(node) { words.append(word) }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let word = TipRuleWord(node) { words.append(word) }
    return .visitChildren
  }
}
