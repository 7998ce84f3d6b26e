/// Helpers that a demo calls and that nothing compiled with it declares: a file out of an app comes without the one in which
/// they are. Then it is compiled with what such helpers usually are, and its author is told.
struct AbsentHelpers: Sendable {
  /// By file.
  private(set) var found: [String: Set<SiblingHelper>] = [:]
  /// One for each helper of a file, where it is called first.
  private(set) var warnings: [Diagnostic] = []
  private let code: [String]

  /// - Parameter code: All that a demo may have them from, whether it compiles or not.
  init(beside code: [String]) { self.code = code }

  /// - Parameter files: The demo's own, as far as they are compiled.
  /// - Returns: Whether files that do not compile call other helpers than before.
  mutating func take(_ diagnostics: [Diagnostic], of files: [Excerpt]) -> Bool {
    let broken = Set(diagnostics.filter { $0.severity == .error }.map(\.file))
    let before = warnings.count
    for file in files where broken.contains(file.file) {
      for helper in SiblingHelper.allCases where found[file.file]?.contains(helper) != true {
        guard let line = helper.firstUse(in: file.text),
          !code.contains(where: helper.isDeclared)
        else { continue }
        found[file.file, default: []].insert(helper)
        warnings.append(Self.warning(of: helper, in: file, line: file.line + line))
      }
    }
    return warnings.count > before
  }

  private static func warning(of helper: SiblingHelper, in file: Excerpt, line: Int) -> Diagnostic {
    Diagnostic(
      file: file.file, line: line, severity: .warning,
      message: "Nothing here declares '\(helper.name)': what is usually meant by it is supplied. "
        + "Show the file that declares it together with this one, or declare it here, to have your own."
    )
  }
}
