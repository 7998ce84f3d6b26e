extension Sequence<String> {
  /// The words to choose from, for a sentence: `a`, `a or b`, `a, b or c`; empty where there are none.
  package var alternatives: String {
    let words = Array(self)
    guard words.count > 1, let last = words.last else { return words.joined() }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}
