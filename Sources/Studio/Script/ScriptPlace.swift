/// Where a script says the time of one of its steps.
///
/// It goes with the step, so that what is found out only while the clip plays is told at its place.
public struct ScriptPlace: Codable, Hashable, Sendable {
  /// Nil where whoever reads it knows: a demo's script stands in the demo's file.
  package var file: String?
  /// What stood on the command line, if it was there.
  package var argument: String?
  /// 1-based, in the file that the script stands in.
  public var line: Int
  /// 1-based, in characters.
  public var column: Int

  package init(file: String? = nil, argument: String? = nil, line: Int, column: Int) {
    self.file = file
    self.argument = argument
    self.line = line
    self.column = column
  }
}

extension ScriptPlace {
  /// What a message begins with that one process of this program prints and another reads.
  package var prefix: String { "line \(line), column \(column): " }

  /// Takes it from the beginning of a message.
  ///
  /// - Returns: Nil where the message begins otherwise.
  package static func taken(from message: String) -> (place: ScriptPlace, rest: String)? {
    guard let found = message.prefixMatch(of: #/line ([0-9]{1,9}), column ([0-9]{1,9}): /#),
      let line = Int(found.1), let column = Int(found.2)
    else { return nil }
    return (ScriptPlace(line: line, column: column), String(message[found.range.upperBound...]))
  }
}
