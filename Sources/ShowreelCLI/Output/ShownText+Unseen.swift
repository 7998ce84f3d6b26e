extension ShownText {
  /// The text with every character that nobody sees written as its number, but for the space that
  /// everybody knows.
  static func ofUnseen(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { shown, scalar in
      if scalar.isSeen || scalar == " " {
        shown.unicodeScalars.append(scalar)
      } else {
        shown += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      }
    }
  }
}
