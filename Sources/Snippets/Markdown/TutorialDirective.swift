/// A directive of a DocC tutorial: `@Code(name: "Toggle.swift", file: "toggle-02.swift")`.
struct TutorialDirective: Hashable {
  var name: String
  var arguments: [String: String] = [:]
  /// 1-based.
  var line: Int
  /// The names of those that it is in, from the outermost.
  var parents: [String] = []
  /// Of a comment, what it says.
  var text = ""
}

extension TutorialDirective {
  /// Where a line begins with one, which is closed or opens its braces.
  struct Opening {
    var directive: TutorialDirective
    /// How many lines its arguments take.
    var lineCount = 1
    var isOpen = false
    /// What stands behind the opening brace, without the closing one.
    var content = ""

    /// Lines that arguments may be spread over.
    private static let mostLines = 20

    /// - Parameters:
    ///   - lines: Of the tutorial.
    ///   - index: Of the line that it should begin on.
    init?(in lines: [Substring], at index: Int) {
      let line = lines[index].drop(while: \.isWhitespace)
      guard line.first == "@" else { return nil }
      let name = line.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      guard name.first?.isLetter == true else { return nil }
      directive = TutorialDirective(name: String(name), line: index + 1)
      var rest = line[name.endIndex...].drop(while: \.isWhitespace)
      if rest.first == "(" {
        var text = String(rest.dropFirst())
        var scanned = Self.arguments(in: text)
        while scanned == nil, lineCount < Self.mostLines, index + lineCount < lines.count {
          text += "\n" + lines[index + lineCount]
          lineCount += 1
          scanned = Self.arguments(in: text)
        }
        guard let scanned else { return nil }
        directive.arguments = scanned.arguments
        rest = Substring(scanned.rest).drop(while: \.isWhitespace)
      }
      // A sentence may begin with @State.
      guard rest.isEmpty || rest.first == "{" else { return nil }
      guard rest.first == "{" else { return }
      isOpen = true
      while rest.last?.isWhitespace == true { rest.removeLast() }
      if rest.count > 1, rest.last == "}" {
        isOpen = false
        rest.removeLast()
      }
      content = String(rest.dropFirst())
    }

    /// What is before the closing parenthesis, and what is behind it; nil where there is none.
    private static func arguments(
      in text: String
    ) -> (arguments: [String: String], rest: String)? {
      var arguments: [String: String] = [:]
      var key = ""
      var word = ""
      var isQuoted = false
      var isEscaped = false
      func trimmed(_ text: String) -> String {
        var text = text[...].drop(while: \.isWhitespace)
        while text.last?.isWhitespace == true { text.removeLast() }
        return text.first == "\"" && text.last == "\"" && text.count > 1
          ? String(text.dropFirst().dropLast()) : String(text)
      }
      func finish() {
        let name = trimmed(key)
        if !name.isEmpty, arguments[name] == nil { arguments[name] = trimmed(word) }
        (key, word) = ("", "")
      }
      for index in text.indices {
        let character = text[index]
        if isQuoted {
          if !isEscaped, character == "\\" {
            isEscaped = true
            continue
          }
          if !isEscaped, character == "\"" { isQuoted = false }
          isEscaped = false
          word.append(character)
        } else {
          switch character {
          case ")":
            finish()
            return (arguments, String(text[text.index(after: index)...].prefix { $0 != "\n" }))
          case ",": finish()
          case ":" where key.isEmpty: (key, word) = (word, "")
          case "\"":
            isQuoted = true
            word.append(character)
          default: word.append(character)
          }
        }
      }
      return nil
    }
  }
}
