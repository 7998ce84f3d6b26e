import Drawing
import Foundation

/// A line of Swift in colours, as an editor shows it in the dark.
enum CodeInk {
  static let plate = RGBA(0.12, 0.125, 0.15, 0.97)
  private static let plain = RGBA(0.93, 0.93, 0.95)
  private static let keyword = RGBA(0.99, 0.42, 0.64)
  private static let type = RGBA(0.60, 0.87, 0.80)
  private static let call = RGBA(0.55, 0.75, 1)
  private static let text = RGBA(0.99, 0.56, 0.43)
  private static let number = RGBA(0.83, 0.76, 0.52)

  private static let keywords: Set<String> = [
    "actor", "as", "async", "await", "break", "case", "catch", "class", "do", "else", "enum",
    "extension", "false", "for", "func", "guard", "if", "import", "in", "is", "let", "nil",
    "private", "return", "self", "some", "static", "struct", "switch", "throw", "true", "try",
    "var", "where", "while",
  ]

  static func runs(_ line: String, font: FontDescription) -> [TextRun] {
    var runs: [TextRun] = []
    func add(_ piece: some StringProtocol, _ color: RGBA) {
      if let last = runs.last, last.paint == .color(color) {
        runs[runs.count - 1].string += piece
      } else {
        runs.append(TextRun(String(piece), font: font, paint: .color(color)))
      }
    }
    var rest = Substring(line)
    while let character = rest.first {
      if character == "\"" {
        let end = rest.dropFirst().firstIndex(of: "\"").map { rest.index(after: $0) }
        add(rest[..<(end ?? rest.endIndex)], text)
        rest = rest[(end ?? rest.endIndex)...]
      } else if character.isLetter || character == "_" || character == "@" || character == "$" {
        let word = rest.prefix { $0.isLetter || $0.isNumber || "_@$".contains($0) }
        rest = rest.dropFirst(word.count)
        add(word, color(of: word, before: rest.first, after: runs.last?.string.last))
      } else if character.isNumber {
        let digits = rest.prefix { $0.isNumber || $0 == "." || $0 == "_" }
        rest = rest.dropFirst(digits.count)
        add(digits, number)
      } else {
        add(String(character), plain)
        rest = rest.dropFirst()
      }
    }
    return runs
  }

  private static func color(
    of word: Substring, before next: Character?, after last: Character?
  ) -> RGBA {
    if keywords.contains(String(word)) || word.hasPrefix("@") { return keyword }
    if word.first?.isUppercase == true { return type }
    return last == "." || next == "(" || word == "withAnimation" ? call : plain
  }
}
