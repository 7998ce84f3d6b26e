extension Unicode.Scalar {
  /// Whether it does something instead of being seen: it moves a cursor, ends a line, or turns the direction
  /// of writing around.
  package var acts: Bool {
    switch value {
    // Control characters, of ASCII and of Latin 1.
    case 0..<0x20, 0x7F...0x9F: true
    // Ends of lines of other kinds, and what turns the direction of writing around.
    case 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069, 0x200E, 0x200F, 0x061C: true
    default: false
    }
  }

  /// `\u{1B}`
  package var number: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }
}
