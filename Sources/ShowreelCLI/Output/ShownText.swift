import Foundation
import Wording

/// Text as a terminal may show it: what a page, a compiler or a file's name brings along can hold
/// sequences that move the cursor, change the title or type for the user.
enum ShownText {
  /// The text with every character that does something instead of being seen written as its number.
  /// Ends of lines and tabs stay.
  static func of(_ text: String) -> String {
    text.escaped(where: acts)
  }

  /// The same of what may have several lines. One that a runner of workflows would take for an order of ours,
  /// as `::error::` is, holds a colon by its number.
  static func ofMessage(_ text: String) -> String {
    let shown = of(text)
    guard shown.contains("::") || shown.contains("##[") else { return shown }
    return shown.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let start = line.drop(while: \.isWhitespace)
      guard start.hasPrefix("::") || start.hasPrefix("##["), let first = start.unicodeScalars.first
      else { return String(line) }
      return line.prefix(upTo: start.startIndex)
        + first.number + start.dropFirst()
    }.joined(separator: "\n")
  }

  /// JSON with such characters written as JSON does, so that it stays JSON.
  static func json(_ line: String) -> String {
    guard line.unicodeScalars.contains(where: acts) else { return line }
    return line.unicodeScalars.reduce(into: "") { shown, scalar in
      if acts(scalar) {
        shown += String(format: "\\u%04x", scalar.value)
      } else {
        shown.unicodeScalars.append(scalar)
      }
    }
  }

  /// What a stranger says on one line: a line of its own could be an order to whoever reads the log.
  static func onOneLine(_ text: String) -> String {
    of(text.split(whereSeparator: \.isNewline).joined(separator: " "))
  }

  private static func acts(_ scalar: Unicode.Scalar) -> Bool {
    scalar.acts && scalar != "\t" && scalar != "\n"
  }
}
