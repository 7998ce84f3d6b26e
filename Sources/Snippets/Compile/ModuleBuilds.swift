/// Compiles each module once for all clips of it, however many ask for it at the same time.
actor ModuleBuilds {
  private var running: [SourceModule: Task<ModuleBuild, Never>] = [:]
  /// Of each error, the clip that it was told for: it is told once, however many clips and modules it costs.
  private var told: [Diagnostic: Asker] = [:]

  private struct Asker: Hashable {
    let file: String
    let view: String
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
      return try build.demo(of: clip, in: module)
    } catch .rejected(let diagnostics) {
      throw .rejected(news(in: diagnostics, for: clip))
    }
  }

  /// What was not told for another clip, with the notes that belong to it; else that there is no news.
  private func news(in diagnostics: [Diagnostic], for clip: PlannedClip) -> [Diagnostic] {
    let asker = Asker(file: clip.excerpt.file, view: clip.root.expression)
    var isNew = true
    let news = diagnostics.filter { diagnostic in
      if diagnostic.severity != .note {
        isNew = told[diagnostic, default: asker] == asker
        if isNew { told[diagnostic] = asker }
      }
      return isNew
    }
    guard news.isEmpty, let last = diagnostics.last(where: { $0.severity == .error }) else {
      return news
    }
    return [
      Diagnostic(
        file: asker.file, line: clip.line,
        message: "'\(clip.name)' is not made, for what is told of \(last.file) above")
    ]
  }
}
