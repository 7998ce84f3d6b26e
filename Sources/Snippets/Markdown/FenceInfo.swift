/// What stands after a code fence: `swift {1,3} title="Toggle" showreel: tap "Toggle" at 1`.
struct FenceInfo: Hashable {
  /// In lower case, and empty where there is none.
  var language: String
  /// The script of `showreel: …`, which runs to the line's end, or of `showreel="…"`.
  var script: String?

  init(_ info: String) {
    // Writers glue their options to the language in several ways: swift{1,3}, swift:title,
    // swift,ignore.
    let word = info.drop(while: \.isWhitespace).prefix {
      $0.isLetter || $0.isNumber || "+#-_.".contains($0)
    }
    language = word.lowercased()
    script = Self.directive(in: info[word.endIndex...]).map(String.init)
  }

  private static func directive(in info: Substring) -> Substring? {
    guard let key = info.firstRange(of: "showreel") else { return nil }
    let rest = info[key.upperBound...].drop(while: \.isWhitespace)
    guard let sign = rest.first, sign == ":" || sign == "=" else { return nil }
    let value = rest.dropFirst().drop(while: \.isWhitespace)
    guard sign == "=", let quote = value.first, quote == "\"" || quote == "'" else {
      return value
    }
    return value.dropFirst().prefix { $0 != quote }
  }
}
