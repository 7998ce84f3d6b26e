import SwiftSyntax

/// Names of SwiftUI's that came with the system whose controls are of glass: a clip that shows one is of that system, as a
/// recording of it can only be.
enum SystemNames {
  private static let ofGlass = [
    ".glassEffect(", ".glassEffectID(", "GlassEffectContainer", ".buttonStyle(.glass",
    "ToolbarSpacer(", "DefaultToolbarItem(", ".sharedBackgroundVisibility(",
    ".tabBarMinimizeBehavior(", ".tabViewBottomAccessory", ".scrollEdgeEffectStyle(",
    ".scrollEdgeEffectHidden(", ".safeAreaBar(", ".backgroundExtensionEffect(",
    ".searchToolbarBehavior(", ".navigationSubtitle(", ".buttonSizing(", "ConcentricRectangle",
    ".listSectionMargins(", ".listSectionIndexVisibility(", ".sliderThumbVisibility(",
    ".sectionIndexLabel(", ".tabViewSearchActivation(", ".lineHeight(",
    ".symbolColorRenderingMode(", ".symbolVariableValueMode(", "Chart3D", "SliderTick(",
    "AttributedTextSelection", ".attributedTextFormattingDefinition(",
  ]

  /// - Parameter text: A source for a phone. What it declares itself is none of SwiftUI's, and what stands in a comment or
  ///   is compiled for others alone does not count.
  static func areOfGlass(in text: String) -> Bool {
    let found = ofGlass.filter { text.contains($0) }
    if found.isEmpty { return false }
    let words = CompiledWords(viewMode: .sourceAccurate)
    words.walk(SwiftSource(text).file)
    let code = words.text
    return found.contains { name in
      let word = String(name.drop { $0 == "." }.prefix { $0.isLetter })
      let own = ["func\(word)(", "func\(word)<", "struct\(word)"]
      return code.contains(name) && !own.contains { code.contains($0) }
    }
  }
}

/// What of a source is compiled for a phone, without blanks and comments.
private final class CompiledWords: SyntaxVisitor {
  private(set) var text = ""

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    text += token.text
    return .visitChildren
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    let clause = BuildCondition(platform: .iOS).activeClause(of: node)
    if let elements = clause?.elements { walk(elements) }
    return .skipChildren
  }
}
