/// What became of a module.
///
/// Swift compiles a module as a whole or not at all. So files that do not compile are taken out, of it and of
/// those that it imports, and then those that cannot do without them, until the rest compiles: a mistake costs
/// the clips of its own file, and of others only where they need it.
struct ModuleBuild: Sendable {
  private var made: (library: String, warnings: [Diagnostic], isFromCache: Bool)?
  /// Why nothing of the module compiles.
  private var failure: CompileError?
  /// By file.
  private var errors: [String: [Diagnostic]] = [:]
  /// Of a file that lacks nothing but what another declares, that other.
  private var causes: [String: String] = [:]
  private var leftOut: [LeftOutModifier] = []

  init(_ module: SourceModule, by compiler: DemoCompiler) async {
    // Those that it imports, and it.
    var parts = module.dependencies + [module]
    // Names that are gone with the files that declared them.
    var gone = module.missing
    let imports = parts.importedModules
    while made == nil, failure == nil, parts.last?.files.isEmpty == false {
      do throws(CompileError) {
        made = try await compiler.run(sources(of: parts, for: module), imports: imports)
      } catch .rejected(let diagnostics) {
        if compiler.isLenient, leaveOut(what: diagnostics, in: parts, for: module.platform) {
          continue
        }
        let files = parts.flatMap(\.files)
        let broken = take(diagnostics, of: files, gone: gone)
        guard !broken.isEmpty else {
          failure = .rejected(diagnostics)
          return
        }
        for file in files where broken.contains(file.file) {
          for name in SwiftSource(file.text).sharedNames { gone[name] = file.file }
        }
        for index in parts.indices {
          parts[index].files.removeAll { broken.contains($0.file) }
        }
      } catch {
        failure = error
      }
    }
  }

  private func sources(of parts: [SourceModule], for module: SourceModule) -> [ModuleSources] {
    let renamed = module.dependencies.renamed
    return parts.enumerated().map { number, part in
      ModuleSources(
        name: part.name,
        files: part.files.map { file in
          // What is shown of a module that is imported is another module's matter.
          let roots = number == parts.count - 1 ? module.roots : []
          let entries = roots.filter { $0.file == file.file }.compactMap { root in
            module.symbol(of: root).map { DemoEntry($0, root.view) }
          }
          return DemoSource(
            file, source: part.source(file, for: module.platform), entries: entries,
            isOfModule: true,
            changes: DemoChanges(
              leftOut: leftOut.filter { $0.file == file.file }, modules: renamed))
        }, words: part.words(for: module.platform))
    }
  }

  /// - Returns: Whether there was anything to leave out.
  private mutating func leaveOut(
    what diagnostics: [Diagnostic], in parts: [SourceModule], for platform: DemoPlatform
  ) -> Bool {
    let before = leftOut.count
    for file in parts.flatMap(\.files) where diagnostics.contains(where: { $0.file == file.file }) {
      let source = SwiftSource(file.text, for: platform)
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
      causes[file] = cause
      errors[file] = [
        Diagnostic(
          file: file, line: first.line, column: first.column,
          message: "'\(first.missingName ?? "")' is declared in \(cause), which does not compile")
      ]
    }
    return broken
  }

  /// The errors of a file behind those that they follow from: of a file that no clip is made of, nobody else
  /// tells what is wrong with it.
  private func reasons(of file: String) -> [Diagnostic] {
    var chain = [file]
    while let last = chain.last, let cause = causes[last], !chain.contains(cause) {
      chain.append(cause)
    }
    return chain.reversed().flatMap { errors[$0] ?? [] }
  }

  /// - Throws: The errors of the clip's file, or of the module.
  func demo(of clip: PlannedClip, in module: SourceModule) throws(CompileError) -> CompiledDemo {
    let file = clip.excerpt.file
    if errors[file] != nil { throw .rejected(reasons(of: file)) }
    if let failure { throw failure }
    guard let made else { throw .rejected([]) }
    let place = module.roots.first { $0.file == file && $0.view == clip.root }
    var demo = CompiledDemo(
      library: made.library, root: clip.root,
      warnings: made.warnings.filter { $0.file == file }, isFromCache: made.isFromCache)
    demo.entry = place.flatMap(module.symbol) ?? demo.entry
    let other = clip.other.flatMap { view in module.roots.first { $0.view == view } }
    demo.other = other.flatMap(module.symbol) ?? demo.other
    // What is left out of a module that it imports is its own clips' matter as well.
    let others = Set(module.files.map(\.file)).subtracting([file])
    demo.leftOut = leftOut.filter { !others.contains($0.file) }
    return demo
  }
}
