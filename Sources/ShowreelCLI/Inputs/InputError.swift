/// What is wrong with an input that was named on the command line: every problem of it at once.
struct InputError: Error, CustomStringConvertible {
  let problems: [String]
  /// The input is not there at all.
  var isMissing = false

  var description: String { problems.joined(separator: "\n") }
}
