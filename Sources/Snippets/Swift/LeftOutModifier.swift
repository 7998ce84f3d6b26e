import SwiftSyntax

/// A modifier that is left out of a source, because it is not supported.
package struct LeftOutModifier: Codable, Hashable, Sendable {
  package var name: String
  package var file: String
  /// 1-based, in the file.
  package var line: Int
  package var column: Int
  /// From its dot to the end of its call, in the source's text.
  var bytes: Range<Int>

  /// For whoever looks at the clip.
  package var warning: Diagnostic {
    Diagnostic(
      file: file, line: line, column: column, severity: .warning,
      message: "'.\(name)' is left out, because Showreel does not support it yet")
  }
}

extension LeftOutModifier {
  /// The modifiers that the compiler did not find and that are SwiftUI's.
  ///
  /// - Parameter diagnostics: At the excerpt's own places.
  static func all(
    among diagnostics: [Diagnostic], in excerpt: Excerpt, of source: SwiftSource
  ) -> [LeftOutModifier] {
    let calls = ModifierCalls(source)
    return diagnostics.filter { $0.file == excerpt.file && $0.remedy == .supportedAPI }
      .compactMap { LeftOutModifier($0, in: excerpt, among: calls) }
  }

  /// The one that the compiler says is nowhere; nil where it speaks of something else.
  init?(_ diagnostic: Diagnostic, in excerpt: Excerpt, of source: SwiftSource) {
    self.init(diagnostic, in: excerpt, among: ModifierCalls(source))
  }

  private init?(_ diagnostic: Diagnostic, in excerpt: Excerpt, among calls: ModifierCalls) {
    guard
      let match = diagnostic.message.firstMatch(of: #/has no (?:dynamic )?member '(\w+)'/#)
    else { return nil }
    let name = String(match.1)
    // A column is not always the name's own.
    let calls = calls.calls(of: name, line: diagnostic.line - excerpt.line + 1)
    let exact = calls.first {
      excerpt.column($0.column, line: diagnostic.line) == diagnostic.column
    }
    guard let call = exact ?? calls.first else { return nil }
    self.init(
      name: name, file: diagnostic.file, line: diagnostic.line,
      column: diagnostic.column, bytes: call.bytes)
  }
}

extension LeftOutModifier {
  /// Those behind it in its chain that are neither SwiftUI's nor the source's own, at the places of their names.
  func followers(in source: SwiftSource) -> [LeftOutModifier] {
    let finder = FollowerFinder(behind: bytes.upperBound, source, file: file)
    finder.walk(source.file)
    return finder.found
  }
}

/// Finds the calls that a chain goes on with behind a place.
private final class FollowerFinder: SyntaxVisitor {
  private(set) var found: [LeftOutModifier] = []
  private var end: Int
  private let source: SwiftSource
  private let own: Set<String>
  private let file: String

  init(behind end: Int, _ source: SwiftSource, file: String) {
    self.end = end
    self.source = source
    self.file = file
    own = source.declaredNames
    super.init(viewMode: .sourceAccurate)
  }

  override func visitPost(_ node: FunctionCallExprSyntax) {
    // The inner calls of a chain are left first.
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.base?.bytes.upperBound == end
    else { return }
    end = node.bytes.upperBound
    let name = member.declName.baseName.text
    guard !SwiftUINames.members.contains(name), !own.contains(name) else { return }
    let place = source.converter.location(for: member.declName.positionAfterSkippingLeadingTrivia)
    found.append(
      LeftOutModifier(
        name: name, file: file, line: place.line, column: place.column,
        bytes: member.period.bytes.lowerBound..<node.bytes.upperBound))
  }
}

/// The calls of modifiers in a source: those on something, `.opacity(0.5)` and not `opacity(0.5)`.
private final class ModifierCalls: SyntaxVisitor {
  struct Call {
    let name: String
    let column: Int
    let bytes: Range<Int>
  }

  /// By line, so that none is looked for among all: as many may be left out.
  private var lines: [Int: [Call]] = [:]
  private let converter: SourceLocationConverter

  init(_ source: SwiftSource) {
    converter = source.converter
    super.init(viewMode: .sourceAccurate)
    walk(source.file)
  }

  /// - Parameter line: 1-based, in the source.
  func calls(of name: String, line: Int) -> [Call] {
    (lines[line] ?? []).filter { $0.name == name }
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.base != nil {
      let place = converter.location(
        for: member.declName.positionAfterSkippingLeadingTrivia)
      lines[place.line, default: []].append(
        Call(
          name: member.declName.baseName.text, column: place.column,
          bytes: member.period.bytes.lowerBound..<node.bytes.upperBound))
    }
    return .visitChildren
  }
}
