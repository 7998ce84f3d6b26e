/// Replacements in a text that do not overlap, made all at once.
struct TextEdits {
  private let text: String
  private var edits: [(range: Range<String.Index>, text: String)] = []

  init(_ text: String) {
    self.text = text
  }

  mutating func replace(_ range: Range<String.Index>, with text: String) {
    edits.append((range, text))
  }

  /// Takes something out, and its lines where nothing else stands on them.
  mutating func remove(_ range: Range<String.Index>) {
    let start =
      text[..<range.lowerBound].lastIndex(where: \.isNewline).map(text.index(after:))
      ?? text.startIndex
    let end =
      text[range.upperBound...].firstIndex(where: \.isNewline).map(text.index(after:))
      ?? text.endIndex
    let before = text[start..<range.lowerBound]
    let after = text[range.upperBound..<end]
    // The mark of a quote is nothing by itself.
    if before.allSatisfy({ $0.isWhitespace || $0 == ">" }), after.allSatisfy(\.isWhitespace) {
      replace(start..<end, with: "")
    } else {
      let blanks = before.reversed().prefix { $0 == " " || $0 == "\t" }.count
      replace(text.index(range.lowerBound, offsetBy: -blanks)..<range.upperBound, with: "")
    }
  }

  var result: String {
    var result = ""
    var position = text.startIndex
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      result += text[position..<edit.range.lowerBound] + edit.text
      position = edit.range.upperBound
    }
    return result + text[position...]
  }
}
