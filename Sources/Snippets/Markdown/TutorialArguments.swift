/// What is between the parentheses of a tutorial's directive, read line by line: `name: "Toggle.swift", file: "toggle-02"`.
struct TutorialArguments {
  private(set) var values: [String: String] = [:]
  private var key = ""
  private var word = ""
  private var isQuoted = false
  private var isEscaped = false

  /// Takes what follows.
  ///
  /// - Returns: What is behind the closing parenthesis; nil where there is none.
  mutating func read(_ text: Substring) -> Substring? {
    for index in text.indices where read(text[index]) {
      return text[text.index(after: index)...]
    }
    return nil
  }

  /// What follows is in the next line.
  mutating func endLine() { _ = read("\n" as Character) }

  /// - Returns: Whether it is the closing parenthesis.
  private mutating func read(_ character: Character) -> Bool {
    if isQuoted {
      if !isEscaped, character == "\\" {
        isEscaped = true
        return false
      }
      if !isEscaped, character == "\"" { isQuoted = false }
      isEscaped = false
      word.append(character)
      return false
    }
    switch character {
    case ")":
      finish()
      return true
    case ",": finish()
    case ":" where key.isEmpty: (key, word) = (word, "")
    case "\"":
      isQuoted = true
      word.append(character)
    default: word.append(character)
    }
    return false
  }

  private mutating func finish() {
    let name = Self.trimmed(key)
    if !name.isEmpty, values[name] == nil { values[name] = Self.trimmed(word) }
    (key, word) = ("", "")
  }

  private static func trimmed(_ text: String) -> String {
    var text = text[...].drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text.first == "\"" && text.last == "\"" && text.count > 1
      ? String(text.dropFirst().dropLast()) : String(text)
  }
}
