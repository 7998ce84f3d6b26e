import Studio

/// A `--tap` that cannot be read.
struct TapError: FoundError, Hashable, CustomStringConvertible {
  let argument: String
  let problem: ScriptProblem

  var description: String {
    Self.words(argument, column: problem.column) + problem.description
  }

  var findings: [Finding] { [Finding(.error, description)] }

  /// What a message about it begins with.
  static func words(_ argument: String, column: Int) -> String {
    "--tap '\(argument)', column \(column): "
  }
}
