/// Modules that a demo imports and that are not there. A file out of an app often imports more than it uses: then it is
/// compiled without them.
struct AbsentImports {
  private(set) var names: Set<String> = []
  /// What the compiler said of them.
  private(set) var mistakes: [Diagnostic] = []

  /// - Parameter file: The demo's, whose imports they have to be.
  /// - Returns: Whether the compiler found nothing wrong but that there are no such modules.
  mutating func take(_ diagnostics: [Diagnostic], of file: String) -> Bool {
    let errors = diagnostics.filter { $0.severity == .error }
    let found = errors.compactMap(Self.name)
    guard !found.isEmpty, found.count == errors.count, !names.isSuperset(of: found),
      errors.allSatisfy({ $0.file == file })
    else {
      return false
    }
    mistakes += errors.filter { error in Self.name(in: error).map { !names.contains($0) } ?? false }
    names.formUnion(found)
    return true
  }

  /// Where the demo is compiled without them all.
  var warnings: [Diagnostic] {
    mistakes.compactMap { mistake in
      Self.name(in: mistake).map { name in
        Diagnostic(
          file: mistake.file, line: mistake.line, column: mistake.column, severity: .warning,
          message: "There is no module '\(name)', and nothing of it is used: it is left out."
        )
      }
    }
  }

  private static func name(in error: Diagnostic) -> String? {
    error.message.prefixMatch(of: #/no such module '(\w+)'/#).map { String($0.output.1) }
  }
}
