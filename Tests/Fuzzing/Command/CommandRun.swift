/// A command line, and where it is to be run.
struct CommandRun {
  /// Where standard output leads.
  enum Output: String {
    case nowhere = "/dev/null"
    case full = "/dev/full"
    case closed = "-"
  }

  let arguments: [String]
  let folder: String
  let output: Output
  /// Seconds after which it is ended.
  let patience: Double

  /// As a shell would have it.
  var description: String {
    let words = arguments.map { "'\($0.prefix(300).replacing("'", with: "'\\''"))'" }
    return (["showreel"] + words).joined(separator: " ")
      + (output == .nowhere ? "" : " > \(output.rawValue)")
  }
}
