import Wording

/// The smallest pieces of an expression.
struct Token: Hashable {
  enum Kind: Hashable {
    case name(String)
    case number(Double)
    case string(String)
    /// A dot, a bracket, a range's dots and so on, as written.
    case mark(String)
    case end
  }

  var kind: Kind
  /// Characters before it in its text.
  var offset: Int

  /// As it is quoted in a message.
  var text: String {
    switch kind {
    case .name(let name): "'\(name)'"
    case .number(let number): "'\(number.written)'"
    case .string(let string): "\"\(string)\""
    case .mark(let mark): "'\(mark)'"
    case .end: "the end"
    }
  }
}

extension Token {
  private static let marks = ["...", "..<", ".", "(", ")", "[", "]", "{", "}", ",", ":", "=", "-"]

  /// Ends with an `end` token.
  static func tokens(of text: String) throws(ExpressionProblem) -> [Token] {
    let characters = Array(text)
    var tokens: [Token] = []
    var index = 0
    while index < characters.count {
      let character = characters[index]
      let start = index
      if character.isWhitespace {
        index += 1
      } else if character.isLetter || character == "_" || character == "$" {
        // Whatever a name may begin with is part of it, so that every turn takes something.
        index += 1
        while index < characters.count, characters[index].isWordCharacter { index += 1 }
        tokens.append(Token(kind: .name(String(characters[start..<index])), offset: start))
      } else if character.isASCII && character.isNumber {
        tokens.append(Token(kind: .number(try number(characters, &index)), offset: start))
      } else if character == "\"" {
        tokens.append(Token(kind: .string(try string(characters, &index)), offset: start))
      } else if let mark = marks.first(where: { characters[index...].starts(with: $0) }) {
        index += mark.count
        tokens.append(Token(kind: .mark(mark), offset: start))
      } else {
        throw ExpressionProblem(.strangeCharacter(character), at: start)
      }
    }
    tokens.append(Token(kind: .end, offset: characters.count))
    return tokens
  }

  /// Digits with `_` between them, a fraction and an exponent: `1_000`, `0.35`, `1e-3`.
  private static func number(
    _ characters: [Character], _ index: inout Int
  ) throws(ExpressionProblem) -> Double {
    let start = index
    func isDigit(_ index: Int) -> Bool {
      index < characters.count && characters[index].isASCII && characters[index].isNumber
    }
    while isDigit(index) || (index < characters.count && characters[index] == "_") { index += 1 }
    // The dots of a range are not a decimal point.
    if index < characters.count, characters[index] == ".", isDigit(index + 1) {
      index += 1
      while isDigit(index) { index += 1 }
    }
    if index < characters.count, "eE".contains(characters[index]) {
      let sign = index + 1 < characters.count && "+-".contains(characters[index + 1]) ? 1 : 0
      if isDigit(index + 1 + sign) {
        index += 1 + sign
        while isDigit(index) { index += 1 }
      }
    }
    while index < characters.count, characters[index].isWordCharacter { index += 1 }
    let text = String(characters[start..<index])
    guard let number = Double(text.filter { $0 != "_" }), number.isFinite else {
      throw ExpressionProblem(.notANumber(text), at: start)
    }
    return number
  }

  private static func string(
    _ characters: [Character], _ index: inout Int
  ) throws(ExpressionProblem) -> String {
    let start = index
    var string = ""
    index += 1
    while index < characters.count, characters[index] != "\"" {
      if characters[index] == "\\", index + 1 < characters.count {
        index += 1
        string.append(
          characters[index] == "n" ? "\n" : characters[index] == "t" ? "\t" : characters[index])
      } else {
        string.append(characters[index])
      }
      index += 1
    }
    guard index < characters.count else { throw ExpressionProblem(.unclosed("\""), at: start) }
    index += 1
    return string
  }
}

extension Character {
  fileprivate var isWordCharacter: Bool { isLetter || isNumber || self == "_" }
}
