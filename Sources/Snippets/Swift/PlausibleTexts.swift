/// What texts of a made-up list are, each another.
enum PlausibleTexts {
  /// How many of anything fit on a screen beside each other, where nothing scrolls.
  static let few = 3

  private static let words = [
    "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten",
  ]

  /// As many as there are.
  static var many: Int { words.count }

  /// A list of the first of them, as an expression.
  static func list(_ count: Int) -> String {
    "[\(words.prefix(count).map { "\"\($0)\"" }.joined(separator: ", "))]"
  }
}
