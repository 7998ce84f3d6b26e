import SwiftSyntax

extension SourceEdits {
  /// - Parameter name: With the words that declare it: `struct A`.
  mutating func rewrite(_ preview: PreviewNode, as name: String) {
    let open = preview.body.leftBrace.bytes
    let close = preview.body.rightBrace.bytes
    let start = preview.syntax.macroStart
    if let family = preview.family {
      // What follows, the widget and its timeline, are closures of the call.
      let call = "_WidgetPreview(as: \(family)) "
      replace(start..<open.lowerBound, with: "\(name): View { var body: some View { " + call)
      // Not behind it: where the preview is cut out, all that is changed in it goes.
      if let last = preview.syntax.lastToken(viewMode: .sourceAccurate) {
        replace(last.bytes, with: last.text + " } }")
      }
      return
    }
    let previewables = Array(preview.body.statements).filter { $0.previewableAttribute != nil }
    if let last = previewables.last {
      replace(start..<open.upperBound, with: "\(name): View {")
      for attribute in previewables.compactMap(\.previewableAttribute) { blank(attribute.bytes) }
      let end = last.bytes.upperBound
      let separator = last.semicolon == nil ? ";" : ""
      replace(end..<end, with: separator + " var body: some View {")
    } else {
      replace(start..<open.upperBound, with: "\(name): View { var body: some View {")
    }
    replace(close.lowerBound..<preview.syntax.bytes.upperBound, with: "} }")
  }

  mutating func rewrite(_ app: AppWindow) {
    for inherited in app.declaration.inheritanceClause?.inheritedTypes ?? []
    where ["App", "SwiftUI.App", "Scene", "SwiftUI.Scene"]
      .contains(inherited.type.trimmedDescription)
    {
      replace(inherited.type.bytes, with: "View")
    }
    if let type = app.body.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type {
      replace(type.bytes, with: "some View")
    }
    let brace = app.declaration.memberBlock.leftBrace
    // Nothing may stand behind a warning in its line.
    let endsLine = brace.nextToken(viewMode: .sourceAccurate)?.leadingTrivia.contains(
      where: \.isNewline)
    if endsLine == true, let warning = CommandMenuNames(in: app.body).warning {
      replace(brace.bytes.upperBound..<brace.bytes.upperBound, with: warning)
    }
    let open = app.body.leftBrace.bytes.upperBound
    let close = app.body.rightBrace.bytes.lowerBound
    blank(open..<app.shown.lowerBound)
    blank(app.shown.upperBound..<close)
  }
}

extension CodeBlockItemSyntax {
  fileprivate var previewableAttribute: AttributeSyntax? {
    item.as(VariableDeclSyntax.self)?.attributes.lazy
      .compactMap { $0.as(AttributeSyntax.self) }
      .first { $0.attributeName.trimmedDescription == "Previewable" }
  }
}

extension Syntax {
  /// Where `#Preview` starts, after attributes such as `@available`.
  fileprivate var macroStart: Int {
    let pound =
      self.as(MacroExpansionDeclSyntax.self)?.pound ?? self.as(MacroExpansionExprSyntax.self)?.pound
    return (pound ?? firstToken(viewMode: .sourceAccurate))?
      .positionAfterSkippingLeadingTrivia.utf8Offset ?? bytes.lowerBound
  }
}
