/// Swift source with the place in a file that it was taken from.
package struct Excerpt: Hashable, Sendable {
  /// As the user named it; diagnostics show it.
  package var file: String
  /// 1-based line of the first line of `text` in that file.
  package var line: Int
  /// Lines end in `\n`.
  package var text: String
  /// Characters to the left of each line of `text` in the file: a list's or a quote's indentation.
  package var indents: [Int]

  package init(file: String, line: Int = 1, text: String, indents: [Int] = []) {
    self.file = file
    self.line = line
    self.text = text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    self.indents = indents
  }

  /// The column in the file of a column of a line of `text`; all are 1-based, `line` is the file's.
  func column(_ column: Int, line: Int) -> Int {
    let row = line - self.line
    return column + (indents.indices.contains(row) ? indents[row] : 0)
  }

  /// A line by its number in the file; empty where it is not one of these.
  func line(at number: Int) -> Substring {
    let row = number - line
    guard row >= 0 else { return "" }
    let lines = text.utf8.split(
      separator: UInt8(ascii: "\n"), maxSplits: row + 1, omittingEmptySubsequences: false)
    return lines.indices.contains(row) ? Substring(lines[row]) : ""
  }
}
