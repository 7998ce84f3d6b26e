/// What became of a module.
///
/// Swift compiles a module as a whole or not at all. So files that do not compile are taken out, and then
/// those that cannot do without them, until the rest compiles: a mistake costs the clips of its own file,
/// and of others only where they need it.
struct ModuleBuild: Sendable {
  private var made: (library: String, warnings: [Diagnostic], isFromCache: Bool)?
  /// Why nothing of the module compiles.
  private var failure: CompileError?
  /// By file.
  private var errors: [String: [Diagnostic]] = [:]
  private var leftOut: [LeftOutModifier] = []

  init(_ module: SourceModule, by compiler: DemoCompiler) async {
    var files = module.files
    // Names that are gone with the files that declared them.
    var gone = module.missing
    let imports = module.dependencies.importedModules.union([module].importedModules)
    while made == nil, failure == nil, !files.isEmpty {
      do throws(CompileError) {
        let sources = sources(of: files, in: module)
        made = try await compiler.run(
          module.dependencies.sources(for: module.platform) + [sources], imports: imports)
      } catch .rejected(let diagnostics) {
        if compiler.isLenient, leaveOut(what: diagnostics, in: module) { continue }
        let broken = take(diagnostics, of: files, gone: gone)
        guard !broken.isEmpty else {
          failure = .rejected(diagnostics)
          return
        }
        for file in files where broken.contains(file.file) {
          for name in SwiftSource(file.text).sharedNames { gone[name] = file.file }
        }
        files.removeAll { broken.contains($0.file) }
      } catch {
        failure = error
      }
    }
  }

  private func sources(of files: [Excerpt], in module: SourceModule) -> ModuleSources {
    let renamed = module.dependencies.renamed
    return ModuleSources(
      name: module.name,
      files: files.map { file in
        let entries = module.roots.filter { $0.file == file.file }.compactMap { root in
          module.symbol(of: root).map { DemoEntry($0, root.view) }
        }
        return DemoSource(
          file, source: SwiftSource(file.text, for: module.platform), entries: entries,
          isOfModule: true,
          changes: DemoChanges(
            leftOut: leftOut.filter { $0.file == file.file }, modules: renamed))
      })
  }

  /// - Returns: Whether there was anything to leave out.
  private mutating func leaveOut(what diagnostics: [Diagnostic], in module: SourceModule) -> Bool {
    let before = leftOut.count
    for file in module.files where diagnostics.contains(where: { $0.file == file.file }) {
      let source = SwiftSource(file.text, for: module.platform)
      leftOut += LeftOutModifier.all(among: diagnostics, in: file, of: source)
        .filter { !leftOut.contains($0) }
    }
    return leftOut.count > before
  }

  /// Takes down the errors of each file.
  ///
  /// - Returns: The files that have some.
  private mutating func take(
    _ diagnostics: [Diagnostic], of files: [Excerpt], gone: [String: String]
  ) -> Set<String> {
    let own = Set(files.map(\.file))
    var broken: Set<String> = []
    var file = ""
    for diagnostic in diagnostics {
      if diagnostic.severity == .error { file = diagnostic.file }
      guard own.contains(file) else { continue }
      broken.insert(file)
      errors[file, default: []].append(diagnostic)
    }
    for file in broken {
      // One word for all that only follows from what another file lacks.
      let following = errors[file, default: []].filter { $0.severity == .error }.map { error in
        error.missingName.flatMap { gone[$0] }
      }
      guard let cause = following.compactMap({ $0 }).first, following.allSatisfy({ $0 != nil }),
        let first = errors[file]?.first
      else { continue }
      errors[file] = [
        Diagnostic(
          file: file, line: first.line, column: first.column,
          message: "'\(first.missingName ?? "")' is declared in \(cause), which does not compile")
      ]
    }
    return broken
  }

  /// - Throws: The errors of the clip's file, or of the module.
  func demo(of clip: PlannedClip, in module: SourceModule) throws(CompileError) -> CompiledDemo {
    let file = clip.excerpt.file
    if let errors = errors[file] { throw .rejected(errors) }
    if let failure { throw failure }
    guard let made else { throw .rejected([]) }
    let place = module.roots.first { $0.file == file && $0.view == clip.root }
    var demo = CompiledDemo(
      library: made.library, root: clip.root,
      warnings: made.warnings.filter { $0.file == file }, isFromCache: made.isFromCache)
    demo.entry = place.flatMap(module.symbol) ?? demo.entry
    let other = clip.other.flatMap { view in module.roots.first { $0.view == view } }
    demo.other = other.flatMap(module.symbol) ?? demo.other
    demo.leftOut = leftOut.filter { $0.file == file }
    return demo
  }
}
