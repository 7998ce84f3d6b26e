/// What is wrong in files of modules that are compiled without them, and the modifiers that are left out of others.
///
/// Swift compiles a module as a whole or not at all. So files that do not compile are taken out, and then those
/// that cannot do without them, until the rest compiles.
struct ModuleMistakes: Sendable {
  /// By file.
  private(set) var errors: [String: [Diagnostic]] = [:]
  private(set) var leftOut: [LeftOutModifier] = []
  /// Of a file that lacks what others declare, those others.
  private var causes: [String: [String]] = [:]
  /// Names that are gone with the files that declared them.
  private var gone: [String: String]

  init(gone: [String: String] = [:]) { self.gone = gone }

  /// Takes files out that are not Swift: the compiler would lose its way in what comes after them.
  mutating func takeOutWhatIsNotSwift(of modules: inout [SourceModule], for platform: DemoPlatform)
  {
    for module in modules {
      for file in module.files {
        let source = module.source(file, for: platform)
        let excess = source.excess.map { Diagnostic(file: file.file, line: 0, message: "\($0)") }
        let found = excess.map { [$0] } ?? source.syntaxErrors(in: file)
        if !found.isEmpty { errors[file.file] = found }
      }
    }
    takeOut(Set(errors.keys), of: &modules)
  }

  /// Takes the files out that the compiler found something wrong in.
  ///
  /// - Returns: Whether there were any.
  mutating func takeOut(_ diagnostics: [Diagnostic], of modules: inout [SourceModule]) -> Bool {
    let broken = take(diagnostics, of: Set(modules.flatMap(\.files).map(\.file)))
    takeOut(broken, of: &modules)
    return !broken.isEmpty
  }

  private mutating func takeOut(_ broken: Set<String>, of modules: inout [SourceModule]) {
    for file in modules.flatMap(\.files) where broken.contains(file.file) {
      for name in SwiftSource(file.text).sharedNames { gone[name] = file.file }
    }
    for index in modules.indices {
      modules[index].files.removeAll { broken.contains($0.file) }
    }
  }

  /// Leaves out the modifiers that the compiler did not find and that are SwiftUI's.
  ///
  /// - Returns: Whether there was anything to leave out.
  mutating func leaveOut(
    what diagnostics: [Diagnostic], in files: [Excerpt], for platform: DemoPlatform
  ) -> Bool {
    let before = leftOut.count
    var known = Set(leftOut)
    let broken = Set(diagnostics.map(\.file))
    for file in files where broken.contains(file.file) {
      let source = SwiftSource(file.text, for: platform)
      leftOut += LeftOutModifier.all(among: diagnostics, in: file, of: source)
        .filter { known.insert($0).inserted }
    }
    return leftOut.count > before
  }

  /// Takes down the errors of each file.
  ///
  /// - Returns: The files that have some.
  mutating func take(_ diagnostics: [Diagnostic], of files: Set<String>) -> Set<String> {
    var broken: Set<String> = []
    var file = ""
    for diagnostic in diagnostics {
      if diagnostic.severity == .error { file = diagnostic.file }
      guard files.contains(file) else { continue }
      broken.insert(file)
      errors[file, default: []].append(diagnostic)
    }
    for file in broken { findCauses(of: file) }
    return broken
  }

  /// Whether something is missing that a file declares which does not compile.
  func areReason(for diagnostics: [Diagnostic]) -> Bool {
    diagnostics.contains { error in error.missingName.map { gone[$0] != nil } ?? false }
  }

  private mutating func findCauses(of file: String) {
    let all = errors[file, default: []].filter { $0.severity == .error }
    let following = all.compactMap { error in error.missingName.flatMap { gone[$0] } }
    guard let cause = following.first, let first = all.first else { return }
    causes[file] = following.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    // One word for all that only follows from what another file lacks.
    guard following.count == all.count else { return }
    errors[file] = [
      Diagnostic(
        file: file, line: first.line, column: first.column,
        message: "'\(first.missingName ?? "")' is declared in \(cause), which does not compile")
    ]
  }

  /// The errors of a file behind those that they follow from: of a file that no clip is made of, nobody else
  /// tells what is wrong with it.
  func reasons(of file: String) -> [Diagnostic] { chain(to: file).flatMap { errors[$0] ?? [] } }

  /// Files that a file lacks, those first that others lack, and it.
  private func chain(to file: String) -> [String] {
    var found: [String] = []
    var seen: Set<String> = []
    func visit(_ file: String) {
      guard seen.insert(file).inserted else { return }
      for cause in causes[file] ?? [] { visit(cause) }
      found.append(file)
    }
    visit(file)
    return found
  }

  /// What is wrong in files that no clip needs: nobody lacks them, and whoever wrote them wants to know.
  ///
  /// - Parameters:
  ///   - shown: The files that clips are made of.
  ///   - modules: Whose files somebody wants to know of: not those of other packages.
  func unneeded(beside shown: Set<String>, of modules: [SourceModule]) -> [Diagnostic] {
    let needed = shown.reduce(into: shown) { $0.formUnion(chain(to: $1)) }
    return modules.flatMap(\.files).map(\.file).filter { !needed.contains($0) }
      .flatMap { errors[$0] ?? [] }
      .filter { $0.severity == .error }.map { error in
        var told = error
        told.severity = .warning
        told.message += " (no clip needs this file)"
        return told
      }
  }
}
