/// What is wrong with an input that was named on the command line: every problem of it at once.
struct InputError: FoundError, CustomStringConvertible {
  let findings: [Finding]
  /// The input is not there at all.
  var isMissing = false

  init(findings: [Finding], isMissing: Bool = false) {
    self.findings = findings
    self.isMissing = isMissing
  }

  init(problems: [String], isMissing: Bool = false) {
    self.init(findings: problems.map { Finding(.error, $0) }, isMissing: isMissing)
  }

  /// What another module has found, in the command line's words.
  init(_ error: any Error, isMissing: Bool = false) {
    self.init(findings: ErrorWords.findings(of: error), isMissing: isMissing)
  }

  var problems: [String] { findings.map { $0.place + $0.message } }

  var description: String { problems.joined(separator: "\n") }
}
