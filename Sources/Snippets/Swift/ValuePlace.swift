/// A place in code where a value is named, and what stands before it, as far as that tells what the value is.
struct ValuePlace {
  /// Whether the value is meant, and no member of it.
  let isWhole: Bool
  /// The word before it, in `in rows` and `if isOpen`, or with a bracket, in `ForEach(rows)`.
  let word: Substring
  /// The character before it, `!` of `!isOpen`.
  let symbol: Character?
  /// What it is put into as a whole, `total` of `self.total = count`.
  let target: Substring?

  /// - Parameter name: That of a value, or a closure's `$0`.
  static func all(of name: String, in code: String) -> [ValuePlace] {
    code.ranges(of: name).compactMap { ValuePlace($0, in: code) }
  }

  private init?(_ range: Range<String.Index>, in code: String) {
    let (before, after) = (code[..<range.lowerBound], code[range.upperBound...])
    guard !Self.isPart(before.last), before.last != ".", !Self.isPart(after.first) else {
      return nil
    }
    let next = after.first { $0 != " " }
    isWhole = next != "." && next != "?"
    symbol = before.last
    let head = Self.trimmed(before)
    if symbol == "(" {
      word = before[Self.word(of: before.dropLast()).startIndex...]
    } else {
      word = head.endIndex < before.endIndex ? Self.word(of: head) : ""
    }
    let isLast = next.map { $0.isNewline || $0 == ";" || $0 == "}" } ?? true
    let left = head.last == "=" ? Self.trimmed(head.dropLast()) : ""
    target = isLast && Self.isPart(left.last) ? Self.word(of: left) : nil
  }

  private static func isPart(_ character: Character?) -> Bool {
    character.map { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" } ?? false
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }

  /// The word at its end.
  private static func word(of text: Substring) -> Substring {
    var rest = text
    while isPart(rest.last) { rest.removeLast() }
    return text[rest.endIndex...]
  }
}
