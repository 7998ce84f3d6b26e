/// Modules that a demo imports and that are not there. A file out of an app often imports more than it uses: then it is
/// compiled without them.
struct AbsentImports: Sendable {
  private(set) var names: Set<String> = []
  /// What the compiler said of them.
  private(set) var mistakes: [Diagnostic] = []

  /// - Parameter files: The demo's, whose imports they have to be.
  /// - Returns: Whether the compiler found nothing wrong but that there are no such modules.
  mutating func take(_ diagnostics: [Diagnostic], of files: Set<String>) -> Bool {
    let errors = diagnostics.filter { $0.severity == .error }
    let found = errors.compactMap(Self.name)
    guard !found.isEmpty, found.count == errors.count, !names.isSuperset(of: found),
      errors.allSatisfy({ files.contains($0.file) })
    else {
      return false
    }
    mistakes += errors.filter { error in Self.name(in: error).map { !names.contains($0) } ?? false }
    names.formUnion(found)
    return true
  }

  /// The compiler tells of a module in the first file that imports it; the others are found by their text.
  mutating func find(in files: [Excerpt]) {
    for file in files {
      let lines = file.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      for (number, line) in lines.enumerated() {
        guard let name = line.prefixMatch(of: #/(?:@\w+ +)*import +(\w+)/#)?.output.1,
          names.contains(String(name)),
          !mistakes.contains(where: { $0.file == file.file && $0.message.contains("'\(name)'") })
        else { continue }
        mistakes.append(
          Diagnostic(
            file: file.file, line: file.line + number,
            column: line.distance(from: line.startIndex, to: name.startIndex) + 1,
            severity: .error, message: "no such module '\(name)'"))
      }
    }
  }

  /// Where the demo is compiled without them all.
  var warnings: [Diagnostic] { warnings(", and nothing of it is used: it is left out.") }

  /// Where something stands for names that nothing declares, some of which may be theirs.
  var warningsBesideGuesses: [Diagnostic] {
    warnings(": it is left out. What may be of it is made up, and told name by name.")
  }

  private func warnings(_ words: String) -> [Diagnostic] {
    mistakes.compactMap { mistake in
      Self.name(in: mistake).map { name in
        Diagnostic(
          file: mistake.file, line: mistake.line, column: mistake.column, severity: .warning,
          message: "There is no module '\(name)'"
            + (name == StoreModule.name
              ? ": what views and reducers mostly use of it is supplied." : words))
      }
    }
  }

  /// What is wrong with a demo that uses them, and all else that is wrong with it: where a name is missing that may be one
  /// of theirs, that follows, and its notes with it.
  ///
  /// - Parameter diagnostics: What the compiler says of the demo without them.
  func problems(beside diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard !names.isEmpty else { return diagnostics }
    var others: [Diagnostic] = []
    var isTold = true
    for diagnostic in diagnostics {
      if diagnostic.severity != .note { isTold = !Self.mayFollow(diagnostic) }
      if isTold { others.append(diagnostic) }
    }
    return mistakes + others
  }

  /// The same of the files of a module: what is wrong with those of them that use what is not there begins with that.
  func problems(inFilesOf diagnostics: [Diagnostic]) -> [Diagnostic] {
    var byFile: [(file: String, diagnostics: [Diagnostic])] = []
    for diagnostic in diagnostics {
      // Notes belong to the error before them, wherever they point.
      if byFile.isEmpty || diagnostic.severity == .error && byFile.last?.file != diagnostic.file {
        byFile.append((diagnostic.file, []))
      }
      byFile[byFile.count - 1].diagnostics.append(diagnostic)
    }
    var told: Set<String> = []
    return byFile.flatMap { part -> [Diagnostic] in
      let own = AbsentImports(names: names, mistakes: mistakes.filter { $0.file == part.file })
      guard !own.mistakes.isEmpty, part.diagnostics.contains(where: { $0.severity == .error })
      else { return part.diagnostics }
      let problems = own.problems(beside: part.diagnostics)
      return told.insert(part.file).inserted
        ? problems : Array(problems.dropFirst(own.mistakes.count))
    }
  }

  /// A name of SwiftUI's or of the demo's own has been explained by now.
  private static func mayFollow(_ error: Diagnostic) -> Bool {
    error.missingName != nil && error.remedy == nil
      && !error.message.lowercased().contains("did you mean")
  }

  private static func name(in error: Diagnostic) -> String? {
    error.message.prefixMatch(of: #/no such module '(\w+)'/#).map { String($0.output.1) }
  }
}
