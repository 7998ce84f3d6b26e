/// Reads a change of state as SwiftUI code has it, with the time when it happens.
///
///     withAnimation(.bouncy) { show = true } at 1
///     show.toggle()
enum StateChangeParser {
  struct Change {
    var name: String
    var nameOffset: Int
    /// Nil turns it around.
    var value: Bool?
    var isAnimated = false
    /// Nil where `withAnimation` has no argument.
    var animation: Expression?
    var time: Double?

    var text: String { value.map { "\(name) = \($0)" } ?? "\(name).toggle()" }
  }

  /// Whether a line of a timeline looks like a change rather than a command.
  static func canRead(_ line: String) -> Bool {
    let name = line.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let rest = line.dropFirst(name.count).drop(while: \.isWhitespace)
    return name == "withAnimation" || !name.isEmpty && (rest.first == "=" || rest.first == ".")
  }

  static func change(_ line: String) throws(ExpressionProblem) -> Change {
    var parser = try ExpressionParser(line)
    var animation: Expression?
    let isAnimated = parser.take("withAnimation")
    if isAnimated {
      if parser.take("(") {
        if !parser.take(")") {
          animation = try parser.expression()
          try parser.expect(")")
        }
      }
      try parser.expect("{")
    }
    var change = try assignment(&parser)
    change.isAnimated = isAnimated
    change.animation = animation
    if isAnimated { try parser.expect("}") }
    if parser.take("at") { change.time = try time(&parser) }
    try parser.expectEnd()
    return change
  }

  /// `show = true` or `show.toggle()`
  private static func assignment(_ parser: inout ExpressionParser) throws(ExpressionProblem)
    -> Change
  {
    guard case .name(let name) = parser.next.kind else { throw parser.unexpected("'show'") }
    var change = Change(name: name, nameOffset: parser.next.offset)
    parser.advance()
    if parser.take(".") {
      guard parser.take("toggle") else { throw parser.unexpected("'toggle()'") }
      try parser.expect("(")
      try parser.expect(")")
    } else {
      try parser.expect("=")
      switch parser.next.kind {
      case .name("true"): change.value = true
      case .name("false"): change.value = false
      default: throw parser.unexpected("'true' or 'false'")
      }
      parser.advance()
    }
    return change
  }

  private static func time(_ parser: inout ExpressionParser) throws(ExpressionProblem) -> Double {
    guard case .number(let number) = parser.next.kind else {
      throw parser.unexpected("a time in seconds")
    }
    parser.advance()
    return number
  }
}
