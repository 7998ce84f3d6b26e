/// What stands after a code fence: `swift {1,3} title="Toggle" showreel: tap "Toggle" at 1`.
struct FenceInfo: Hashable {
  /// In lower case, and empty where there is none.
  var language: String
  /// The script of `showreel: …`, which runs to the line's end, or of `showreel="…"`.
  var script: String?
  /// Whether lines at the top of the code that begin with a colon, or stand between two `---`, are about it:
  /// MyST's `{code-block} swift`.
  var hasOptionLines = false
  /// What a directive of MyST's shows: `{video} toggle.mp4`.
  var shown: String?

  private static let codeDirectives: Set<Substring> = ["code-block", "code", "sourcecode"]
  private static let showingDirectives: Set<Substring> = ["video", "figure", "image"]

  /// Whether a directive of MyST's is code, or shows something.
  static func isDirective(_ name: Substring) -> Bool {
    codeDirectives.contains(name) || showingDirectives.contains(name)
  }

  init(_ info: String) {
    var rest = info.drop(while: \.isWhitespace)
    if let (braces, after) = Self.braces(of: rest) {
      if braces.first == "." {
        // Python-Markdown's and Pandoc's { .swift .numberLines }.
        rest = braces.dropFirst()
      } else if Self.codeDirectives.contains(braces) {
        rest = after
        hasOptionLines = true
      } else if Self.showingDirectives.contains(braces) {
        shown = String(after)
      }
    }
    // Writers glue their options to the language in several ways: swift{1,3}, swift:title,
    // swift,ignore.
    let word = rest.prefix { $0.isLetter || $0.isNumber || "+#-_.".contains($0) }
    language = word.lowercased()
    script = Self.directive(in: info[word.endIndex...]).map(String.init)
  }

  /// What is in braces at the front, and what is behind them.
  private static func braces(of text: Substring) -> (Substring, Substring)? {
    guard text.first == "{", let close = text.firstIndex(of: "}") else { return nil }
    let inner = text[text.index(after: text.startIndex)..<close]
    return (
      trimmed(inner), trimmed(text[text.index(after: close)...])
    )
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
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
