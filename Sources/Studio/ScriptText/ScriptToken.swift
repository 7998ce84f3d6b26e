/// A word, a quoted text or a comma of a script line.
struct ScriptToken: Hashable {
  enum Kind: Hashable {
    case word(String)
    case quoted(String)
    case comma
  }

  var kind: Kind
  /// 1-based, in characters.
  var column: Int

  var text: String {
    switch kind {
    case .word(let word): word
    case .quoted(let text): text
    case .comma: ","
    }
  }

  /// Typographic quotes count: editors and chat programs put them in place of the straight ones.
  static func closing(_ quote: Character) -> Character {
    switch quote {
    case "“": "”"
    case "‘": "’"
    case "«": "»"
    default: quote
    }
  }

  private static let opening: Set<Character> = ["\"", "'", "“", "‘", "«"]

  /// - Parameter column: Of the first character of `line`.
  static func tokens(
    of line: some StringProtocol, line number: Int, column: Int
  ) throws(ScriptProblem) -> [ScriptToken] {
    var tokens: [ScriptToken] = []
    var rest = Substring(line)
    var column = column
    func advance(_ count: Int) {
      rest = rest.dropFirst(count)
      column += count
    }
    while let character = rest.first {
      if character.isWhitespace {
        advance(1)
      } else if character == "," {
        tokens.append(ScriptToken(kind: .comma, column: column))
        advance(1)
      } else if opening.contains(character) {
        let closing = closing(character)
        guard let end = rest.dropFirst().firstIndex(of: closing) else {
          throw ScriptProblem(.unclosedQuote(character), line: number, column: column)
        }
        let text = rest[rest.index(after: rest.startIndex)..<end]
        tokens.append(ScriptToken(kind: .quoted(String(text)), column: column))
        advance(text.count + 2)
      } else {
        let word = rest.prefix { !$0.isWhitespace && $0 != "," && !opening.contains($0) }
        tokens.append(ScriptToken(kind: .word(String(word)), column: column))
        advance(word.count)
      }
    }
    return tokens
  }
}
