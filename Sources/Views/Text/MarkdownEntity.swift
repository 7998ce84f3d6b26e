/// A character that Markdown names instead of showing it: `&amp;`, `&#8364;`, `&#x20AC;`.
///
/// - Note: Of HTML's two thousand names those that texts on a screen have.
enum MarkdownEntity {
  /// - Returns: The character, and where reading goes on after its semicolon.
  static func read(_ text: [Character], from start: Int) -> (character: Character, end: Int)? {
    guard let end = text[start...].prefix(10).firstIndex(of: ";") else { return nil }
    let name = String(text[(start + 1)..<end])
    guard let character = names[name] ?? number(name) else { return nil }
    return (character, end + 1)
  }

  private static func number(_ name: String) -> Character? {
    guard name.first == "#" else { return nil }
    let digits = name.dropFirst()
    let value =
      digits.first == "x" || digits.first == "X"
      ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    // Zero stands for what cannot be shown, as CommonMark has it.
    return value.flatMap { UnicodeScalar($0 == 0 ? 0xFFFD : $0) }.map(Character.init)
  }

  private static let names: [String: Character] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©",
    "reg": "®", "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–", "lsquo": "‘",
    "rsquo": "’", "ldquo": "“", "rdquo": "”", "laquo": "«", "raquo": "»", "bull": "•",
    "middot": "·", "deg": "°", "times": "×", "divide": "÷", "plusmn": "±", "euro": "€",
    "pound": "£", "yen": "¥", "cent": "¢", "sect": "§", "para": "¶", "larr": "←", "uarr": "↑",
    "rarr": "→", "darr": "↓", "hearts": "♥", "infin": "∞", "ne": "≠", "le": "≤", "ge": "≥",
  ]
}
