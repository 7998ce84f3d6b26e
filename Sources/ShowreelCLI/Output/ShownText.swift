import Foundation

/// Text as a terminal may show it: what a page, a compiler or a file's name brings along can hold
/// sequences that move the cursor, change the title or type for the user.
enum ShownText {
  /// The text with every character that does something instead of being seen written as its number.
  /// Ends of lines and tabs stay.
  static func of(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: acts) else { return text }
    return text.unicodeScalars.reduce(into: "") { shown, scalar in
      if acts(scalar) {
        shown += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        shown.unicodeScalars.append(scalar)
      }
    }
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
    switch scalar.value {
    case 0x09, 0x0A: false
    // Control characters, of ASCII and of Latin 1.
    case 0..<0x20, 0x7F...0x9F: true
    // Ends of lines of other kinds, and what turns the direction of writing around.
    case 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069, 0x200E, 0x200F, 0x061C: true
    default: false
    }
  }
}
