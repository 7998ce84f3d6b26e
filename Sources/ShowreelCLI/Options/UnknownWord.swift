import Wording

/// A word of an option that is none of those it may be.
enum UnknownWord {
  /// Those of the words that begin with it, else the nearest, or, where none is near, all of them.
  ///
  /// - Parameters:
  ///   - others: What other programs call them.
  ///   - more: Words that may be meant as well, and are too many to be listed.
  static func remedy(
    for word: String, among words: [String], others: [String: String] = [:], more: [String] = [],
    title: String
  ) -> String {
    let begun = words.filter { !word.isEmpty && $0.lowercased().hasPrefix(word.lowercased()) }
    if others[word.lowercased()] == nil, begun.count > 1 {
      return "\(title) that begin so: \(begun.joined(separator: ", "))."
    }
    return (others[word.lowercased()] ?? begun.first ?? NearestWord.to(word, among: words + more))
      .map { "Did you mean '\($0)'?" }
      ?? "\(title): \(words.joined(separator: ", "))."
  }
}
