import Foundation

/// The commands of a text, one a line or several on a line with `;` between them.
///
///     ScriptText("tap 'Toggle@0.5,2'; fps 30").commands   // [.tap(…), .frameRate(30)]
///
/// Lines that cannot be read are kept as problems, all of them, and the others still count.
package struct ScriptText: Hashable, Sendable {
  package private(set) var lines: [ScriptLine] = []
  package private(set) var problems: [ScriptProblem] = []
  /// The commands as they were written, for another process to read.
  package private(set) var source = ""

  package var commands: [ScriptCommand] { lines.map(\.command) }

  package init() {}

  /// - Parameters:
  ///   - line: Of the first character of `text` in its file.
  ///   - column: Of the first character of `text`; later lines start at column 1.
  package init(_ text: some StringProtocol, line: Int = 1, column: Int = 1) {
    let rows = Substring(text).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var order = ScriptOrder()
    for (index, row) in rows.enumerated() {
      var column = index == 0 ? column : 1
      for piece in Self.pieces(of: row) {
        read(piece, line: line + index, column: column, in: &order)
        column += piece.count + 1
      }
    }
  }

  /// Adds the lines of another text; what is said later wins where both say the same.
  package mutating func append(_ other: ScriptText) {
    lines += other.lines
    source += other.source
    problems += other.problems
  }

  private mutating func read(
    _ piece: Substring, line: Int, column: Int, in order: inout ScriptOrder
  ) {
    guard piece.contains(where: { !$0.isWhitespace }) else { return }
    do throws(ScriptProblem) {
      let line = try ScriptLine(piece, line: line, column: column)
      try order.take(line)
      lines.append(line)
      source += piece.trimmingCharacters(in: .whitespaces) + "\n"
    } catch {
      problems.append(error)
    }
  }

  /// Splits at the semicolons that stand outside quotes.
  static func pieces(of row: Substring) -> [Substring] {
    var pieces: [Substring] = []
    var start = row.startIndex
    var closing: Character?
    for index in row.indices {
      let character = row[index]
      if let open = closing {
        if character == open { closing = nil }
      } else if character == ";" {
        pieces.append(row[start..<index])
        start = row.index(after: index)
      } else if ["\"", "'", "“", "‘", "«"].contains(character) {
        closing = ScriptToken.closing(character)
      }
    }
    pieces.append(row[start...])
    return pieces
  }
}
