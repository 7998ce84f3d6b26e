/// Reads what swiftc prints in its LLVM style: a line a message, then the source line and a mark.
enum CompilerOutput {
  /// Columns are the compiler's, in bytes.
  static func diagnostics(in text: String) -> [Diagnostic] {
    text.split(whereSeparator: \.isNewline).compactMap { diagnostic(in: $0) }
  }

  /// Letters of a message, of which nobody reads more; what is made of it is looked for from each place on.
  private static let longest = 4_000

  /// No source has as many lines, nor as long ones; a program may print any number, and places are added to others.
  private static let (lastLine, lastColumn) = (1 << 30, 1 << 20)

  private static func diagnostic(in line: Substring) -> Diagnostic? {
    guard
      let match = line.wholeMatch(
        of: #/(.+?):(\d+):(?:(\d+):)? (error|warning|note|remark): (.+)/#),
      let severity = Diagnostic.Severity(rawValue: String(match.4)), let number = Int(match.2)
    else { return nil }
    let words = match.5.prefix(longest)
    return Diagnostic(
      file: String(match.1), line: min(number, lastLine),
      column: match.3.flatMap { Int($0) }.map { min($0, lastColumn) } ?? 0,
      severity: severity,
      message: words + (words.endIndex < match.5.endIndex ? "…" : ""))
  }
}
