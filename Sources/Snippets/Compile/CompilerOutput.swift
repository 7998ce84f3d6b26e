/// Reads what swiftc prints in its LLVM style: a line a message, then the source line and a mark.
enum CompilerOutput {
  /// Columns are the compiler's, in bytes.
  static func diagnostics(in text: String) -> [Diagnostic] {
    text.split(whereSeparator: \.isNewline).compactMap { diagnostic(in: $0) }
  }

  private static func diagnostic(in line: Substring) -> Diagnostic? {
    guard
      let match = line.wholeMatch(
        of: #/(.+?):(\d+):(?:(\d+):)? (error|warning|note|remark): (.+)/#),
      let severity = Diagnostic.Severity(rawValue: String(match.4)), let number = Int(match.2)
    else { return nil }
    return Diagnostic(
      file: String(match.1), line: number, column: match.3.flatMap { Int($0) } ?? 0,
      severity: severity, message: String(match.5))
  }
}
