/// A file's text as YAML, with the places in the file kept.
///
/// SwiftUI's labels end in a colon, and a colon before a space means something in YAML. So that
///
///     transition: .scale(scale: 0, anchor: .bottom)
///
/// can be written as it stands, values that would be misread are put in quotes here.
struct YAMLText {
  /// What the YAML parser reads: the file's lines with quotes around some values.
  let yaml: String
  /// The file's own lines; comments beside quoted values are blanks.
  private let lines: [[Character]]

  init(_ text: String) {
    var quoter = ValueQuoter(
      text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(Array.init))
    quoter.quoteValues()
    lines = quoter.lines
    yaml = quoter.quoted.map { String($0) }.joined(separator: "\n")
  }

  /// A text of whose parts nobody will ask the place.
  init(unread text: String) {
    yaml = text
    lines = []
  }

  /// Where a character of a value stands in the file.
  ///
  /// - Parameters:
  ///   - offset: Characters of the value before it.
  ///   - line: Where the value starts, 1-based.
  ///   - column: 1-based.
  func place(
    of offset: Int, in value: String, line: Int, column: Int
  ) -> (line: Int, column: Int) {
    var here = (line: line - 1, column: column - 1)
    for (index, character) in value.enumerated() where !character.isWhitespace {
      // Quotes, escapes and line ends are in the file but not in the value.
      while let row = lines[safely: here.line], row[safely: here.column] != character {
        here = here.column < row.count ? (here.line, here.column + 1) : (here.line + 1, 0)
      }
      if index >= offset { break }
      here.column += 1
    }
    return here.line < lines.count ? (here.line + 1, here.column + 1) : (line, column)
  }

  /// Where a key is written for the second time, for the one error that has no place of its own.
  func second(_ key: String) -> (line: Int, column: Int)? {
    let places = lines.enumerated().compactMap { index, line in
      let start = line.prefix { $0 == " " }.count
      return line[start...].starts(with: key + ":") ? (index + 1, start + 1) : nil
    }
    return places.dropFirst().first
  }
}

extension Array {
  subscript(safely index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
