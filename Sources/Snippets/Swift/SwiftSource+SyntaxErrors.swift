import SwiftDiagnostics
import SwiftParserDiagnostics
import SwiftSyntax

extension SwiftSource {
  /// What is wrong with the source as Swift, at its places in the file: nothing has been put around it yet.
  func syntaxErrors(in excerpt: Excerpt) -> [Diagnostic] {
    guard file.hasError else { return [] }
    let strays = StrayCharacters(in: file)
    let blanked = strays.found.isEmpty ? nil : strays.blanked(in: text)
    let file = file
    // As parsing does, it takes long where there is no end of mistakes.
    let found = DeepStack.run(for: SourceLimits.parsingTime(of: text)) {
      ParseDiagnosticsGenerator.diagnostics(for: blanked.map(Self.parsed) ?? file)
    }
    guard let found else {
      return [
        Diagnostic(
          file: excerpt.file, line: excerpt.line, message: Fragment.tooMuchWork.description)
      ]
    }
    let unclosed = UnclosedBrace(in: file, converter: converter)
    var mistakes = strays.found.map {
      SyntaxMistake(position: $0.equal, message: StrayCharacters.message(of: $0.text))
    }
    for diagnostic in found
    where diagnostic.diagMessage.severity == .error && !Self.isTaken(diagnostic.message) {
      var mistake = SyntaxMistake(position: diagnostic.position, message: diagnostic.message)
      if let unclosed, mistake.message.hasPrefix("expected '}'") {
        // The parser learns of it at the end; where it began is what somebody has to look at.
        mistake = SyntaxMistake(position: unclosed.position, message: unclosed.message(in: excerpt))
      }
      mistakes.append(mistake)
    }
    return SyntaxMistake.told(of: mistakes).map { mistake in
      let place = place(of: mistake.position, in: excerpt)
      return Diagnostic(
        file: excerpt.file, line: place.line, column: place.column, message: mistake.message)
    }
  }

  /// Whether the compiler takes it in Swift 5, in which demos are compiled, and only warns: `@available (iOS 17, *)`.
  private static func isTaken(_ message: String) -> Bool {
    message.hasPrefix("extraneous whitespace before '('")
  }

  /// The line in the file and the column, in characters.
  func place(of position: AbsolutePosition, in excerpt: Excerpt) -> (line: Int, column: Int) {
    let location = converter.location(for: position)
    let line = location.line + excerpt.line - 1
    let before = excerpt.line(at: line).utf8.prefix(location.column - 1)
    let column = (String(Substring(before))).count + 1
    return (line, excerpt.column(column, line: line))
  }
}

/// The brace that is most likely the one nobody closed: the first one whose `}` stands further left than the
/// line of its `{`, as another's does.
private struct UnclosedBrace {
  let position: AbsolutePosition
  /// 1-based, in the source, of the `}` that it was given.
  let closing: Int?

  init?(in file: SourceFileSyntax, converter: SourceLocationConverter) {
    var open: [(position: AbsolutePosition, line: Int, indent: Int)] = []
    var line = 0
    var indent = 0
    for token in file.tokens(viewMode: .sourceAccurate) {
      let place = converter.location(for: token.positionAfterSkippingLeadingTrivia)
      let isFirst = place.line != line
      if isFirst { (line, indent) = (place.line, place.column) }
      switch token.tokenKind {
      case .leftBrace: open.append((token.positionAfterSkippingLeadingTrivia, line, indent))
      case .rightBrace:
        guard let brace = open.popLast() else { return nil }
        // One that stands as another's would; one that stands anywhere else says nothing.
        if isFirst, brace.line < line, indent < brace.indent,
          open.contains(where: { $0.indent == indent })
        {
          position = brace.position
          closing = line
          return
        }
      default: break
      }
    }
    guard let last = open.last else { return nil }
    position = last.position
    closing = nil
  }

  func message(in excerpt: Excerpt) -> String {
    "expected '}' to close this '{'"
      + (closing.map { " before line \($0 + excerpt.line - 1)" } ?? "")
  }
}
