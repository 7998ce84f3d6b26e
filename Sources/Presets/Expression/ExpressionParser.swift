/// Reads an expression's text.
///
/// What is understood is the part of Swift that values are written in: member chains, calls with
/// labels, numbers, strings, arrays, ranges and booleans. There are no operators.
struct ExpressionParser {
  private let tokens: [Token]
  private var position = 0
  /// How many brackets and calls are open.
  private var depth = 0

  /// How many names have been read.
  private var names = 0

  /// Nobody nests values as deep as this; the parser and the evaluator go down a call for each.
  static let deepest = 64
  /// Of names in one value: views are built, laid out and drawn a call deeper for every modifier.
  static let mostNames = 500

  init(_ text: String) throws(ExpressionProblem) {
    tokens = try Token.tokens(of: text)
  }

  /// The one expression that a text is.
  static func expression(_ text: String) throws(ExpressionProblem) -> Expression {
    var parser = try ExpressionParser(text)
    let expression = try parser.expression()
    try parser.expectEnd()
    return expression
  }

  var next: Token { tokens[position] }

  mutating func advance() {
    if position < tokens.count - 1 { position += 1 }
  }

  /// Goes on after a mark or a word that is next; false where something else is.
  mutating func take(_ text: String) -> Bool {
    guard next.kind == .mark(text) || next.kind == .name(text) else { return false }
    advance()
    return true
  }

  mutating func expect(_ mark: String) throws(ExpressionProblem) {
    guard take(mark) else { throw unexpected("'\(mark)'") }
  }

  func expectEnd() throws(ExpressionProblem) {
    guard next.kind == .end else { throw unexpected("the end of the line") }
  }

  func unexpected(_ expected: String) -> ExpressionProblem {
    ExpressionProblem(.unexpected(next.text, expected: expected), at: next.offset)
  }

  mutating func expression() throws(ExpressionProblem) -> Expression {
    let first = try operand()
    for (mark, isClosed) in [("...", true), ("..<", false)] where take(mark) {
      let last = try operand()
      return Expression(form: .range(first, last, isClosed: isClosed), offset: first.offset)
    }
    return first
  }

  private mutating func operand() throws(ExpressionProblem) -> Expression {
    let start = next
    guard depth < Self.deepest else {
      throw ExpressionProblem(.tooDeep(Self.deepest), at: start.offset)
    }
    depth += 1
    defer { depth -= 1 }
    switch start.kind {
    case .number(let number):
      advance()
      return Expression(form: .number(number), offset: start.offset)
    case .string(let string):
      advance()
      return Expression(form: .string(string), offset: start.offset)
    case .mark("-"):
      advance()
      guard case .number(let number) = next.kind else { throw unexpected("a number") }
      advance()
      return Expression(form: .number(-number), offset: start.offset)
    case .mark("["):
      advance()
      let elements = try list(until: "]", open: start) { parser throws(ExpressionProblem) in
        try parser.expression()
      }
      return Expression(form: .array(elements), offset: start.offset)
    case .mark("."):
      advance()
      return Expression(form: .chain(try links(), startsWithDot: true), offset: start.offset)
    case .name("true"), .name("false"):
      advance()
      return Expression(form: .boolean(start.kind == .name("true")), offset: start.offset)
    case .name("nil"):
      advance()
      return Expression(form: .nothing, offset: start.offset)
    case .name:
      return Expression(form: .chain(try links(), startsWithDot: false), offset: start.offset)
    default:
      throw unexpected("a value")
    }
  }

  private mutating func links() throws(ExpressionProblem) -> [Expression.Link] {
    var links: [Expression.Link] = []
    repeat {
      let start = next
      guard case .name(let name) = start.kind else { throw unexpected("a name") }
      names += 1
      guard names <= Self.mostNames else {
        throw ExpressionProblem(.tooLong(Self.mostNames), at: start.offset)
      }
      advance()
      var link = Expression.Link(name: name, arguments: nil, offset: start.offset)
      let parenthesis = next
      if take("(") {
        link.arguments = try list(until: ")", open: parenthesis) {
          parser throws(ExpressionProblem) in
          try parser.argument()
        }
        link.end = tokens[position - 1].offset
      }
      links.append(link)
    } while take(".")
    return links
  }

  private mutating func argument() throws(ExpressionProblem) -> Expression.Argument {
    let start = next
    if case .name(let label) = start.kind, tokens[position + 1].kind == .mark(":") {
      advance()
      advance()
      return Expression.Argument(label: label, value: try expression(), offset: start.offset)
    }
    return Expression.Argument(label: nil, value: try expression(), offset: start.offset)
  }

  /// Elements with commas between them; a comma may follow the last.
  private mutating func list<Element>(
    until close: String, open: Token,
    element: (inout ExpressionParser) throws(ExpressionProblem) -> Element
  ) throws(ExpressionProblem) -> [Element] {
    var elements: [Element] = []
    while !take(close) {
      if next.kind == .end {
        throw ExpressionProblem(.unclosed(close == ")" ? "(" : "["), at: open.offset)
      }
      elements.append(try element(&self))
      if next.kind != .mark(close) {
        if next.kind == .end { continue }
        guard take(",") else { throw unexpected("',' or '\(close)'") }
      }
    }
    return elements
  }
}
