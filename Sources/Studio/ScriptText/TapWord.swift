import Foundation

/// A tap in one word: `Toggle@0.5,2`.
///
/// What stands behind the last `@` is times if it begins as one does, and else a part of the name.
struct TapWord {
  /// A time as it is written, and its column.
  typealias Piece = (text: String, column: Int)

  let target: String
  /// None where all is name.
  let times: [ScriptTime]

  /// - Parameters:
  ///   - column: Of the text's first character.
  ///   - rest: What follows it behind commas.
  /// - Throws: ``ScriptProblem`` at what stands where a time should and is none.
  init(
    _ text: String, line: Int = 1, column: Int = 1, rest: [Piece] = []
  ) throws(ScriptProblem) {
    let whole = ([text] + rest.map(\.text)).joined(separator: ",")
    let pieces = text.lastIndex(of: "@").map { Self.pieces(of: text, after: $0, column: column) }
    guard let sign = text.lastIndex(of: "@"), let pieces, let first = pieces.first,
      Self.beginsAsTime(first.text)
    else {
      (target, times) = (whole, [])
      return
    }
    var times: [ScriptTime] = []
    for piece in pieces + rest {
      guard let seconds = ScriptParser.number(piece.text), seconds >= 0,
        seconds <= ClipLimits.duration
      else {
        throw ScriptProblem(
          .noTimeBehindSign(piece.text, in: whole), line: line, column: piece.column)
      }
      times.append(ScriptTime(seconds: seconds, text: piece.text, column: piece.column))
    }
    target = String(text[..<sign])
    self.times = times
  }

  private static func pieces(
    of text: String, after sign: String.Index, column: Int
  ) -> [Piece] {
    let start = text.index(after: sign)
    return text[start...].split(separator: ",", omittingEmptySubsequences: false).map { part in
      let time = part.drop(while: \.isWhitespace)
      return (
        time.trimmingCharacters(in: .whitespaces),
        column + text.distance(from: text.startIndex, to: time.startIndex)
      )
    }
  }

  private static func beginsAsTime(_ text: String) -> Bool {
    guard let first = text.first else { return false }
    if first.isASCII, first.isNumber || "+-.".contains(first) { return true }
    return ["nan", "inf", "infinity"].contains(text.lowercased())
  }
}
