import SwiftSyntax

/// Reads a change of state as SwiftUI code has it, with the time when it happens.
///
///     withAnimation(.bouncy) { show = true } at 1
///     show.toggle()
struct StateChangeParser {
  struct Change {
    var name: String
    var nameOffset: Int
    /// Nil turns it around.
    var value: Bool?
    var isAnimated = false
    /// Nil where `withAnimation` has no argument.
    var animation: Expression?
    var time: Double?
    /// Characters before that.
    var timeOffset = 0

    var text: String { value.map { "\(name) = \($0)" } ?? "\(name).toggle()" }
  }

  private var parser: ExpressionParser

  /// Whether a line of a timeline looks like a change rather than a command.
  static func canRead(_ line: String) -> Bool {
    let name = line.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let rest = line.dropFirst(name.count).drop(while: \.isWhitespace)
    return name == "withAnimation" || !name.isEmpty && (rest.first == "=" || rest.first == ".")
  }

  static func change(_ line: String) throws(ExpressionProblem) -> Change {
    let (code, time, offset) = try StateChangeTime.taken(from: line)
    try expectBrackets(afterWordOf: code)
    let (parser, syntax) = try ExpressionParser.parse(code)
    var reader = StateChangeParser(parser: parser)
    var change = try reader.change(syntax)
    (change.time, change.timeOffset) = (time, offset)
    return change
  }

  /// `withAnimation show = true` is two values to Swift, which would say that the first ends the line.
  private static func expectBrackets(afterWordOf code: String) throws(ExpressionProblem) {
    let word = "withAnimation"
    guard code.hasPrefix(word) else { return }
    let rest = code.dropFirst(word.count).drop(while: \.isWhitespace)
    if let next = rest.first, next != "(", next != "{" {
      let name = rest.prefix { $0.isLetter || $0.isNumber }
      throw ExpressionProblem(
        .unexpected("'\(name.isEmpty ? String(next) : String(name))'", expected: "'{'"),
        at: code.count - rest.count)
    }
  }

  private mutating func change(_ syntax: ExprSyntax) throws(ExpressionProblem) -> Change {
    guard let call = syntax.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName,
      name.text == "withAnimation"
    else { return try assignment(syntax) }
    var animation: Expression?
    for argument in call.arguments {
      guard animation == nil, argument.label == nil else { throw parser.misplaced(argument) }
      animation = try parser.expression(argument.expression)
    }
    guard let closure = call.trailingClosure else {
      throw parser.unexpected(after: call.rightParen ?? name, expected: "'{'")
    }
    let statements = Array(closure.statements)
    guard let first = statements.first, closure.signature == nil else {
      throw parser.unexpected(after: closure.leftBrace, expected: "'show'")
    }
    guard case .expr(let only) = first.item else {
      throw parser.unexpected(first, expected: "'show'")
    }
    var change = try assignment(only)
    guard statements.count == 1 else { throw parser.unexpected(statements[1], expected: "'}'") }
    change.isAnimated = true
    change.animation = animation
    return change
  }

  /// `show = true` or `show.toggle()`
  private func assignment(_ syntax: ExprSyntax) throws(ExpressionProblem) -> Change {
    let parts = syntax.as(SequenceExprSyntax.self).map { Array($0.elements) } ?? [syntax]
    if parts.count == 1, let call = parts[0].as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base
    {
      let change = try self.change(of: base)
      let name = member.declName.baseName
      guard name.text == "toggle" else { throw parser.unexpected(name, expected: "'toggle()'") }
      if let argument = call.arguments.first { throw parser.unexpected(argument, expected: "')'") }
      if let closure = call.trailingClosure { throw parser.misplaced(closure) }
      return change
    }
    if let member = parts[0].as(MemberAccessExprSyntax.self) {
      throw parser.unexpected(after: member.declName.baseName, expected: "'('")
    }
    var change = try self.change(of: parts[0])
    guard parts.count > 2 else {
      throw parser.unexpected(after: parts[0], expected: "'='")
    }
    guard parts[1].is(AssignmentExprSyntax.self) else {
      throw parser.unexpected(parts[1], expected: "'='")
    }
    guard let value = parts[2].as(BooleanLiteralExprSyntax.self) else {
      throw parser.unexpected(parts[2], expected: "'true' or 'false'")
    }
    guard parts.count == 3 else { throw parser.misplaced(parts[3]) }
    change.value = value.literal.text == "true"
    return change
  }

  private func change(of syntax: ExprSyntax) throws(ExpressionProblem) -> Change {
    guard let name = syntax.as(DeclReferenceExprSyntax.self), name.argumentNames == nil else {
      throw parser.unexpected(syntax, expected: "'show'")
    }
    return Change(name: name.baseName.text, nameOffset: parser.places.offset(of: name))
  }
}
