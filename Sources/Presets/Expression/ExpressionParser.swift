import SwiftParser
import SwiftSyntax

/// Reads an expression's text: swift-syntax takes it apart, and the part of Swift that values are written in is
/// taken over: member chains, calls with labels, numbers, texts, arrays, ranges and booleans. There are no
/// operators.
///
/// A value of the presets that come with the project takes a tenth of a millisecond, scan and all, built for release.
struct ExpressionParser {
  let places: ExpressionPlaces
  /// How many names have been read.
  private var names = 0

  /// Of names in one value: views are built, laid out and drawn a call deeper for every modifier.
  static let mostNames = 500

  private init(_ text: String) {
    places = ExpressionPlaces(text)
  }

  /// The one expression that a text is.
  static func expression(_ text: String) throws(ExpressionProblem) -> Expression {
    var (parser, syntax) = try parse(text)
    return try parser.expression(syntax)
  }

  /// The text as swift-syntax has it, without a mistake that Swift would find while parsing.
  static func parse(_ text: String) throws(ExpressionProblem) -> (ExpressionParser, ExprSyntax) {
    try ExpressionScan.check(text)
    // Its own limit is lower where it is built for debugging.
    var parser = Parser(text, maximumNestingLevel: 4 * ExpressionScan.deepest)
    let syntax = ExprSyntax.parse(from: &parser)
    let reader = ExpressionParser(text)
    if syntax.hasError { throw reader.firstMistake(in: syntax) }
    return (reader, syntax)
  }

  mutating func expression(_ syntax: ExprSyntax) throws(ExpressionProblem) -> Expression {
    guard let sequence = syntax.as(SequenceExprSyntax.self) else { return try operand(syntax) }
    let parts = Array(sequence.elements)
    guard parts.count == 3, let mark = parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text,
      mark == "..." || mark == "..<"
    else { throw misplaced(parts[1]) }
    let (first, last) = (try operand(parts[0]), try operand(parts[2]))
    return Expression(
      form: .range(first, last, isClosed: mark == "..."), offset: first.offset)
  }

  private mutating func operand(_ syntax: ExprSyntax) throws(ExpressionProblem) -> Expression {
    func made(_ form: Expression.Form) -> Expression {
      Expression(form: form, offset: places.offset(of: syntax))
    }
    switch syntax.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr(let number): return made(.number(try self.number(number.literal)))
    case .floatLiteralExpr(let number): return made(.number(try self.number(number.literal)))
    case .prefixOperatorExpr(let signed) where signed.operator.text == "-":
      guard case .number(let number) = try operand(signed.expression).form else {
        throw unexpected(signed.expression, expected: "a number")
      }
      return made(.number(-number))
    case .stringLiteralExpr(let text):
      guard let value = text.representedLiteralValue else {
        throw unexpected(text, expected: "a text in quotes")
      }
      return made(.string(value))
    case .booleanLiteralExpr(let boolean): return made(.boolean(boolean.literal.text == "true"))
    case .nilLiteralExpr: return made(.nothing)
    case .arrayExpr(let array):
      var elements: [Expression] = []
      for element in array.elements { elements.append(try expression(element.expression)) }
      return made(.array(elements))
    case .declReferenceExpr, .memberAccessExpr, .functionCallExpr: return try chain(syntax)
    case .postfixOperatorExpr(let range):
      throw unexpected(after: range.operator, expected: "a value")
    default: throw unexpected(syntax, expected: "a value")
    }
  }

  /// Digits with `_` between them, a fraction and an exponent: `1_000`, `0.35`, `1e-3`.
  private func number(_ token: TokenSyntax) throws(ExpressionProblem) -> Double {
    guard let number = Double(token.text.filter { $0 != "_" }), number.isFinite else {
      throw ExpressionProblem(.notANumber(token.text), at: places.offset(of: token))
    }
    return number
  }

  // MARK: Chains

  /// The tree has the last name outermost. Goes down without a call for each, and comes back in the order that they
  /// are written in.
  private mutating func chain(_ syntax: ExprSyntax) throws(ExpressionProblem) -> Expression {
    var parts: [(name: DeclReferenceExprSyntax, call: FunctionCallExprSyntax?)] = []
    var (rest, call) = (Optional(syntax), FunctionCallExprSyntax?.none)
    var startsWithDot = false
    while let next = rest {
      if let called = next.as(FunctionCallExprSyntax.self), call == nil {
        if let closure = called.trailingClosure { throw misplaced(closure) }
        (call, rest) = (called, called.calledExpression)
      } else if let member = next.as(MemberAccessExprSyntax.self) {
        parts.append((member.declName, call))
        (startsWithDot, call, rest) = (member.base == nil, nil, member.base)
      } else if let name = next.as(DeclReferenceExprSyntax.self) {
        parts.append((name, call))
        (call, rest) = (nil, nil)
      } else {
        // The parentheses of `a()()`, or what has no name before its dot.
        if let second = call?.leftParen { throw misplaced(second) }
        throw unexpected(next, expected: "a name")
      }
    }
    var links: [Expression.Link] = []
    for (name, call) in parts.reversed() { links.append(try link(name, call)) }
    let start = (links.first?.offset ?? 0) - (startsWithDot ? 1 : 0)
    return Expression(form: .chain(links, startsWithDot: startsWithDot), offset: start)
  }

  private mutating func link(
    _ syntax: DeclReferenceExprSyntax, _ call: FunctionCallExprSyntax?
  ) throws(ExpressionProblem) -> Expression.Link {
    let offset = places.offset(of: syntax.baseName)
    switch syntax.baseName.tokenKind {
    case .identifier, .dollarIdentifier, .keyword: break
    // Swift has functions called `..<`, and parts of tuples called `0`.
    default: throw unexpected(syntax, expected: "a name")
    }
    names += 1
    guard names <= Self.mostNames else {
      throw ExpressionProblem(.tooLong(Self.mostNames), at: offset)
    }
    if let labels = syntax.argumentNames {
      throw unexpected(labels.rightParen, expected: "a value")
    }
    var link = Expression.Link(name: syntax.baseName.text, arguments: nil, offset: offset)
    guard let call else { return link }
    var arguments: [Expression.Argument] = []
    for argument in call.arguments {
      let value = try expression(argument.expression)
      let offset = argument.label.map(places.offset) ?? value.offset
      arguments.append(
        Expression.Argument(label: argument.label?.text, value: value, offset: offset))
    }
    link.arguments = arguments
    link.end = call.rightParen.map(places.offset)
    return link
  }
}
