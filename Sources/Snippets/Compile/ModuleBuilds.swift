/// Compiles each module once for all clips of it, however many ask for it at the same time, and tells each
/// mistake once.
actor ModuleBuilds {
  private var running: [SourceModule: Task<ModuleBuild, Never>] = [:]
  /// Of each error, and of each warning about a file that no clip needs, the clip that it was told for: it is told
  /// once, however many clips and modules it costs.
  private var told: [Diagnostic: Asker] = [:]

  /// What is imported by code that is no module's, without what does not compile: it is the same for all blocks of a
  /// page.
  private var imported: [Imports: (modules: [SourceModule], mistakes: ModuleMistakes)] = [:]

  private struct Imports: Hashable {
    let modules: [SourceModule]
    let platform: DemoPlatform

    init(_ clip: PlannedClip) { (modules, platform) = (clip.imports, clip.platform) }
  }

  private struct Asker: Hashable {
    let file: String
    let view: String
    /// Of the blocks of a page several may show a view of one name.
    let name: String

    init(_ clip: PlannedClip) {
      (file, view, name) = (clip.excerpt.file, clip.root.expression, clip.name)
    }
  }

  /// What a clip imports, as far as it is known to compile, and what is wrong with the rest.
  func imports(of clip: PlannedClip) -> (modules: [SourceModule], mistakes: ModuleMistakes) {
    let key = Imports(clip)
    if let known = imported[key] { return known }
    var (modules, mistakes) = (clip.imports, ModuleMistakes())
    mistakes.takeOutWhatIsNotSwift(of: &modules, for: clip.platform)
    imported[key] = (modules, mistakes)
    return (modules, mistakes)
  }

  /// Keeps for others what one has found out.
  func keep(_ modules: [SourceModule], _ mistakes: ModuleMistakes, of clip: PlannedClip) {
    imported[Imports(clip)] = (modules, mistakes)
  }

  func demo(
    of clip: PlannedClip, in module: SourceModule, by compiler: DemoCompiler
  ) async throws(CompileError) -> CompiledDemo {
    let task = running[module] ?? Task { await ModuleBuild(module, by: compiler) }
    running[module] = task
    let build = await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
    // What was interrupted is no answer for whoever asks again.
    if task.isCancelled { running[module] = nil }
    do throws(CompileError) {
      var demo = try build.demo(of: clip, in: module)
      demo.warnings = untold(of: build.unneeded, for: clip) + demo.warnings
      return demo
    } catch .rejected(let diagnostics) {
      throw .rejected(untold(of: build.unneeded, for: clip) + news(in: diagnostics, for: clip))
    }
  }

  /// Those that were not told for another clip, with the notes that belong to them.
  func untold(of diagnostics: [Diagnostic], for clip: PlannedClip) -> [Diagnostic] {
    let asker = Asker(clip)
    var isNew = true
    return diagnostics.filter { diagnostic in
      if diagnostic.severity != .note {
        isNew = told[diagnostic, default: asker] == asker
        if isNew { told[diagnostic] = asker }
      }
      return isNew
    }
  }

  /// What was not told for another clip; else that there is no news.
  func news(in diagnostics: [Diagnostic], for clip: PlannedClip) -> [Diagnostic] {
    let news = untold(of: diagnostics, for: clip)
    guard news.isEmpty, let last = diagnostics.last(where: { $0.severity == .error }) else {
      return news
    }
    return [
      Diagnostic(
        file: clip.excerpt.file, line: clip.line,
        message: "'\(clip.name)' is not made, for what is told of \(last.file) above")
    ]
  }
}
