import Foundation

// Linux's Foundation has predicates of blocks alone.
extension NSPredicate {
  /// `SELF MATCHES %@` and its kin, of a text: the whole text matches a regular expression, has another in it, or begins or ends with it.
  ///
  /// - Note: Approximated: of one comparison of `SELF`; of others nothing is said to be true.
  public convenience init(format: String, _ arguments: any CVarArg...) {
    let words = format.split(separator: " ").map(String.init)
    let text = arguments.first.map { "\($0)" } ?? ""
    guard words.count == 3, words[0].uppercased() == "SELF", words[2] == "%@" else {
      self.init { _, _ in false }
      return
    }
    let comparison = words[1].uppercased().prefix { $0 != "[" }
    let options: String.CompareOptions =
      words[1].lowercased().hasSuffix("[c]") ? [.caseInsensitive] : []
    self.init { value, _ in
      guard let value = value as? String else { return false }
      let whole = value.startIndex..<value.endIndex
      return switch comparison {
      case "MATCHES":
        value.range(of: "^(?:\(text))$", options: options.union(.regularExpression)) == whole
      case "CONTAINS": value.range(of: text, options: options) != nil
      case "BEGINSWITH": value.range(of: text, options: options.union(.anchored)) != nil
      case "ENDSWITH":
        value.range(of: text, options: options.union([.anchored, .backwards])) != nil
      case "==", "=": value.compare(text, options: options) == .orderedSame
      default: false
      }
    }
  }
}
