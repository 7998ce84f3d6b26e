/// English nouns that agree with a number, for `^[\(count) item](inflect: true)`.
///
/// - Note: Approximated: Foundation asks a dictionary of the language; here regular nouns and the
///   irregular ones that are counted most.
enum Inflection {
  /// The first whole number of a text, its thousands set apart or not.
  static func number(in text: String) -> Int? {
    let digits = text.drop { !$0.isWholeNumber }
      .prefix { $0.isWholeNumber || $0 == "," }.filter(\.isWholeNumber)
    return Int(digits)
  }

  /// A text with its last word in the plural.
  static func withPlural(_ text: String) -> String {
    guard let end = text.lastIndex(where: \.isLetter) else { return text }
    let head = text[...end]
    let start = head.lastIndex { !$0.isLetter }.map(text.index(after:)) ?? text.startIndex
    return text[..<start] + plural(of: String(text[start...end])) + text[text.index(after: end)...]
  }

  private static func plural(of noun: String) -> String {
    let lower = noun.lowercased()
    if unchanged.contains(lower) { return noun }
    for (ending, other) in irregular where lower.hasSuffix(ending) {
      let kept = noun.dropLast(ending.count)
      return kept.isEmpty && noun.first?.isUppercase == true
        ? other.capitalized : String(kept) + other
    }
    let isVowel = lower.dropLast().last.map("aeiou".contains) ?? true
    if lower.hasSuffix("y") && !isVowel { return String(noun.dropLast()) + "ies" }
    return noun + (hissing.contains(where: lower.hasSuffix) ? "es" : "s")
  }

  private static let hissing = [
    "s", "x", "z", "ch", "sh", "hero", "potato", "tomato", "echo",
  ]
  private static let unchanged: Set = ["sheep", "fish", "deer", "series", "species", "aircraft"]
  /// By how a noun ends, the longer ending first.
  private static let irregular = [
    ("woman", "women"), ("human", "humans"), ("person", "people"), ("child", "children"),
    ("mouse", "mice"), ("goose", "geese"), ("foot", "feet"), ("tooth", "teeth"),
    ("leaf", "leaves"), ("knife", "knives"), ("life", "lives"), ("wolf", "wolves"),
    ("half", "halves"), ("shelf", "shelves"), ("loaf", "loaves"), ("quiz", "quizzes"),
    ("man", "men"),
  ]
}
