import Wording

/// A word of an option that is none of those it may be.
enum UnknownWord {
  /// The nearest of the words, or, where none is near, all of them.
  ///
  /// - Parameters:
  ///   - others: What other programs call them.
  ///   - more: Words that may be meant as well, and are too many to be listed.
  static func remedy(
    for word: String, among words: [String], others: [String: String] = [:], more: [String] = [],
    title: String
  ) -> String {
    (others[word.lowercased()] ?? NearestWord.to(word, among: words + more))
      .map { "Did you mean '\($0)'?" }
      ?? "\(title): \(words.joined(separator: ", "))."
  }
}
