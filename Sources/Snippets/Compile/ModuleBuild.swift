/// What became of a module: a mistake costs the clips of its own file, and of others only where they need it
/// (``ModuleMistakes``).
struct ModuleBuild: Sendable {
  private var made: (library: BuiltLibrary, warnings: [Diagnostic], isFromCache: Bool)?
  /// Why nothing of the module compiles.
  private var failure: CompileError?
  private var mistakes: ModuleMistakes
  /// What files that compile import in vain.
  private let leftOutImports: [Diagnostic]
  /// What helpers they have that are not their own.
  private let supplied: [Diagnostic]
  /// What is wrong in files that no clip needs.
  let unneeded: [Diagnostic]

  /// - Parameter seconds: Of all rounds together, each of which has the limit of one: later only one more begins, without
  ///   the files that had errors then. Of files that need one another each round may find that one more does not compile.
  init(_ module: SourceModule, by compiler: DemoCompiler, within seconds: Double? = nil) async {
    let end = ContinuousClock.now + .seconds(min(seconds ?? 2 * compiler.limits.seconds, 1e9))
    // Those that it imports, and it, whose own files were read as Swift when it was planned.
    var imported = module.dependencies
    var mistakes = ModuleMistakes(gone: module.missing)
    mistakes.takeOutWhatIsNotSwift(of: &imported, for: module.platform)
    var parts = imported + [module]
    let imports = parts.importedModules
    var absent = AbsentImports()
    var helpers = AbsentHelpers(
      beside: (module.dependencies + [module]).flatMap(\.files).map(\.text))
    var rounds = 0
    var isLast = false
    while made == nil, failure == nil, parts.last?.files.isEmpty == false {
      do throws(CompileError) {
        let sources = Self.sources(
          of: parts, for: module, without: mistakes.leftOut, absent: absent.names,
          helpers: helpers.found)
        made = try await compiler.run(sources, imports: imports)
      } catch .rejected(let diagnostics) {
        let files = parts.flatMap(\.files)
        rounds += 1
        if rounds < DemoMending.mostRounds, .now < end {
          if absent.take(diagnostics, of: Set(files.map(\.file))) {
            absent.find(in: files)
            continue
          }
          if compiler.isLenient,
            mistakes.leaveOut(what: diagnostics, in: files, for: module.platform)
          {
            continue
          }
          if helpers.take(diagnostics, of: files) { continue }
        }
        let problems = absent.problems(inFilesOf: diagnostics)
        if isLast || !mistakes.takeOut(problems, of: &parts) { failure = .rejected(problems) }
        isLast = .now >= end
      } catch {
        failure = error
      }
    }
    self.mistakes = mistakes
    let broken = Set(mistakes.errors.keys)
    leftOutImports = absent.warnings.filter { !broken.contains($0.file) }
    supplied = helpers.warnings
    let own = (module.dependencies + [module]).filter { $0.package == module.package }
    let others = module.shownFiles.union(module.toldElsewhere)
    let ownFiles = Set(own.flatMap(\.files).map(\.file)).subtracting(others)
    unneeded =
      failure == nil
      ? mistakes.unneeded(beside: others, of: own)
        + leftOutImports.filter { ownFiles.contains($0.file) } : []
  }

  private static func sources(
    of parts: [SourceModule], for module: SourceModule, without leftOut: [LeftOutModifier],
    absent: Set<String>, helpers: [String: Set<SiblingHelper>]
  ) -> [ModuleSources] {
    let renamed = module.dependencies.renamed
    let roots = Dictionary(grouping: module.roots.enumerated(), by: \.element.file)
    return parts.enumerated().map { number, part in
      ModuleSources(
        name: part.name,
        files: part.files.map { file in
          // What is shown of a module that is imported is another module's matter.
          let shown = number == parts.count - 1 ? roots[file.file] ?? [] : []
          let entries = shown.map { DemoEntry(SourceModule.symbol(ofRoot: $0), $1.view) }
          return DemoSource(
            file, source: part.source(file, for: module.platform), entries: entries,
            isOfModule: true,
            changes: DemoChanges(
              leftOut: leftOut.filter { $0.file == file.file }, modules: renamed, absent: absent,
              helpers: helpers[file.file] ?? []))
        }, words: part.words(for: module.platform), colors: part.resources.colorNames)
    }
  }

  /// - Throws: The errors of the clip's file, or of the module.
  func demo(of clip: PlannedClip, in module: SourceModule) throws(CompileError) -> CompiledDemo {
    let file = clip.excerpt.file
    let supplied = supplied.filter { $0.file == file }
    if mistakes.errors[file] != nil { throw .rejected(supplied + mistakes.reasons(of: file)) }
    if let failure { throw failure }
    guard let made else { throw .rejected([]) }
    // Of two views side by side the first may stand in another file than the script that names them.
    let place =
      module.roots.first { $0.file == file && $0.view == clip.root }
      ?? (clip.other == nil ? nil : module.roots.first { $0.view == clip.root })
    var demo = CompiledDemo(
      library: made.library.path, root: clip.root,
      warnings: (made.warnings + leftOutImports).filter { $0.file == file } + supplied,
      isFromCache: made.isFromCache)
    demo.entry = place.flatMap(module.symbol) ?? demo.entry
    let other = clip.other.flatMap { view in module.roots.first { $0.view == view } }
    demo.other = other.flatMap(module.symbol) ?? demo.other
    // What is left out of a module that it imports is its own clips' matter as well.
    let others = Set(module.files.map(\.file)).subtracting([file])
    demo.leftOut = mistakes.leftOut.filter { !others.contains($0.file) }
    return demo
  }
}
