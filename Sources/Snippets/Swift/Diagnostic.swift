import Studio

/// One message about a source, at its place in the user's file.
package struct Diagnostic: Hashable, Sendable, Remediable {
  package enum Severity: String, Hashable, Sendable {
    case error, warning, note, remark
  }

  package var file: String
  /// 1-based; 0 where the message is about the whole file.
  package var line: Int
  /// 1-based, in characters; 0 where the message is about the whole line.
  package var column: Int
  package var severity: Severity
  package var message: String
  package var remedy: Remedy?

  package init(
    file: String, line: Int, column: Int = 0, severity: Severity = .error, message: String,
    remedy: Remedy? = nil
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.severity = severity
    self.message = message
    self.remedy = remedy
  }

  package init(_ problem: ScriptProblem, file: String) {
    self.init(
      file: file, line: problem.line, column: problem.column, message: problem.description)
  }

  /// `guide.md:14:9: error: cannot find 'Txet' in scope`, as editors understand it.
  package var problem: String {
    let place = [line, column].prefix { $0 > 0 }.map { ":\($0)" }.joined()
    return "\(file)\(place): \(severity.rawValue): \(message)"
  }
}
