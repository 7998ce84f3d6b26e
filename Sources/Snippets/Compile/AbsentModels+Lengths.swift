/// How many there are in a list of made-up values.
extension AbsentModels {
  /// Without anything that scrolls they have to fit on a screen beside each other.
  static let few = 3

  /// What texts of a list are, each another.
  private static let words = [
    "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten",
  ]

  /// A list of the first of them.
  static func texts(_ count: Int) -> String {
    "[\(words.prefix(count).map { "\"\($0)\"" }.joined(separator: ", "))]"
  }

  /// Whether what a text shows may be longer than a screen.
  static func scrolls(_ text: String) -> Bool {
    text.contains(
      #/\b(?:ScrollView|List|Form|Table|TabView|LazyVStack|LazyHStack|LazyVGrid|LazyHGrid)\b/#
        .wordBoundaryKind(.simple))
  }

  /// The declarations with lists of the lengths that their places take: with more texts where something scrolls, and with
  /// fewer models where nothing does.
  func withLengths(_ declarations: String) -> String {
    if scrolls {
      return declarations.replacing(
        Self.texts(Self.few), with: Self.texts(Self.words.count))
    }
    return models.keys.sorted().reduce(declarations) { text, name in
      let many = AbsentValue.expression("[\(name)]", named: "")
      let one = AbsentValue.expression(name, named: "")
      let few = Array(repeating: one, count: Self.few).joined(separator: ", ")
      return text.replacing(many, with: "[\(few)]")
    }
  }
}
