/// The end of a change's line, ` at 1`, which is not Swift.
enum StateChangeTime {
  /// - Returns: What stands before it, its time, and how many characters stand before that; the whole line
  ///   where it has none.
  static func taken(
    from line: String
  ) throws(ExpressionProblem) -> (code: String, time: Double?, offset: Int) {
    // A text with the word in it is in quotes, which no time has.
    let quote = line.lastIndex(of: "\"").map(line.index(after:)) ?? line.startIndex
    guard let end = line[quote...].firstMatch(of: #/\sat(?:\s+(.*))?$/#.dotMatchesNewlines()) else {
      return (line, nil, 0)
    }
    let code = String(line[..<end.range.lowerBound])
    let words = (end.output.1 ?? "").split(whereSeparator: \.isWhitespace)
    guard let word = words.first else {
      throw problem("the end", expected: "a time in seconds", at: line.count)
    }
    let place = line.distance(from: line.startIndex, to: word.startIndex)
    guard word.first?.isASCII == true, word.first?.isNumber == true else {
      throw problem("'\(word)'", expected: "a time in seconds", at: place)
    }
    guard let time = Double(word.filter { $0 != "_" }), time.isFinite else {
      throw ExpressionProblem(.notANumber(String(word)), at: place)
    }
    if words.count > 1 {
      let place = line.distance(from: line.startIndex, to: words[1].startIndex)
      throw problem("'\(words[1])'", expected: "the end of the line", at: place)
    }
    return (code, time, place)
  }

  private static func problem(
    _ found: String, expected: String, at place: Int
  ) -> ExpressionProblem {
    ExpressionProblem(.unexpected(found, expected: expected), at: place)
  }
}
