import SwiftSyntax

/// The types that a source writes behind its variables, by their names: what a call is given to says what it returns.
final class VariableTypes: SyntaxVisitor {
  private var types: [String: String] = [:]
  /// The names of those that are on or off, wherever another of the name is something else.
  private(set) var switches: Set<String> = []
  /// The source's own types of which no value is made by `Type()`.
  private let unmade: Set<String>

  init(in source: SwiftSource) {
    let own = source.survey.types.filter {
      $0.kind == .enum || $0.hasOwnInitializer || !$0.required.isEmpty
    }
    // Within a view its types are named without the view.
    let words = own.flatMap { $0.name.split(separator: ".").suffix(1).map(String.init) }
    unmade = Set(own.map(\.name) + words)
    super.init(viewMode: .sourceAccurate)
    walk(source.file)
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName,
      let type = node.typeAnnotation?.type.trimmedDescription
        ?? node.initializer.flatMap({ Self.type(ofLiteral: $0.value) })
    {
      if types[name] == nil { types[name] = type }
      if type == "Bool" { switches.insert(name) }
    }
    return .visitChildren
  }

  private static func type(ofLiteral value: ExprSyntax) -> String? {
    if value.is(BooleanLiteralExprSyntax.self) { return "Bool" }
    if value.is(IntegerLiteralExprSyntax.self) { return "Int" }
    if value.is(FloatLiteralExprSyntax.self) { return "Double" }
    return value.is(StringLiteralExprSyntax.self) ? "String" : nil
  }

  /// Of a variable with a value, where one word or a list of such says it.
  func type(ofVariable name: String) -> String? {
    types[name].flatMap(Self.plain)
  }

  /// Whether a value of the type, or a list of such, can be made without what only the source knows.
  func isMade(_ type: String) -> Bool {
    !unmade.contains(type.filter { !"[]?".contains($0) })
  }

  /// Of `forecast = try? await client.fetch()` what `forecast` is, with a value; of what a body returns what that has to be.
  func type(ofTarget call: FunctionCallExprSyntax) -> String? {
    var whole = Syntax(call)
    while let outer = whole.parent, outer.is(AwaitExprSyntax.self) || outer.is(TryExprSyntax.self) {
      whole = outer
    }
    let parts = whole.parent?.as(ExprListSyntax.self).map { Array($0.prefix(4)) } ?? []
    var target: String?
    if parts.count == 3, parts[1].is(AssignmentExprSyntax.self), Syntax(parts[2]) == whole {
      target = parts[0].path
    } else if let binding = whole.parent?.parent?.as(PatternBindingSyntax.self) {
      if let parts = binding.pattern.as(TuplePatternSyntax.self) { return Self.type(of: parts) }
      target = binding.typeAnnotation == nil ? nil : binding.pattern.trimmedDescription
    }
    let returned = whole.parent?.as(CodeBlockItemSyntax.self)?.returnedType?.trimmedDescription
    let name = target?.split(separator: ".").last.map(String.init)
    return returned.flatMap(Self.plain) ?? name.flatMap(type(ofVariable:))
  }

  /// `(low: Double, high: Double)` of `let (low, high) = model.range()`.
  private static func type(of parts: TuplePatternSyntax) -> String? {
    let names = parts.elements.map { element in
      element.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName
    }
    let texts = names.enumerated().map { index, name in
      "\(name ?? "part\(index)"): \(name.map { AbsentValue.type(of: $0) } ?? "Int")"
    }
    let type = "(\(texts.joined(separator: ", ")))"
    return AbsentValue.tuple(type) == nil ? nil : type
  }

  /// Without the question mark of one that may be nil.
  private static func plain(_ type: String) -> String? {
    let plain = type.hasSuffix("?") ? String(type.dropLast()) : type
    return plain.wholeMatch(of: #/\[?[A-Z]\w*(?:\.\w+)*\]?/#) == nil ? nil : plain
  }
}
