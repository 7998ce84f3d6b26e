/// One command of a script, read from one line of text.
///
///     try ScriptLine("tap \"Toggle\" at 0.5, 2").command   // .tap(.label("Toggle"), at: [0.5, 2])
///
/// It knows nothing of pages or presets, so that every kind of file reads the same lines.
package struct ScriptLine: Hashable, Sendable {
  package var command: ScriptCommand
  /// 1-based, in the file that the script stands in.
  package var line: Int
  /// 1-based, in characters.
  package var column: Int
  /// When it is done, with the columns that say so.
  var times: [ScriptTime] = []

  /// - Parameters:
  ///   - text: One command. ``ScriptText`` splits several.
  ///   - line: The line of `text` in its file.
  ///   - column: The column of the first character of `text`.
  package init(
    _ text: some StringProtocol, line: Int = 1, column: Int = 1
  ) throws(ScriptProblem) {
    let tokens = try ScriptToken.tokens(of: text, line: line, column: column)
    var parser = ScriptParser(tokens: tokens, line: line, end: column + text.count)
    self.column = tokens.first?.column ?? column
    self.line = line
    command = try parser.command()
    // What is only shown waits for nothing, and nothing waits for it.
    if case .cue = command {} else { times = parser.spokenTimes }
  }

  /// Reads a tap in one word: `Toggle@0.5,2`, `#save@1`, `120,40@1`, `Toggle`.
  package init(tap argument: String) throws(ScriptProblem) {
    let tap = try TapWord(argument)
    line = 1
    column = 1
    command = .tap(ScriptParser.target(named: tap.target), at: tap.times.map(\.seconds))
    times = tap.times
  }
}

extension ScriptLine {
  /// Of each of its steps that has a time.
  package var places: [ScriptPlace] {
    times.map { ScriptPlace(line: line, column: $0.column) }
  }
}
