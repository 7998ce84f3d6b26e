/// Compiles each module once for all clips of it, however many ask for it at the same time.
actor ModuleBuilds {
  private var running: [SourceModule: Task<ModuleBuild, Never>] = [:]
  /// Of a file that does not compile, the clip that its errors were told for: they are told once.
  private var told: [ToldFile: RootView] = [:]

  private struct ToldFile: Hashable {
    let module: SourceModule
    let file: String
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
      let place = ToldFile(module: module, file: diagnostics.first?.file ?? "")
      if let first = told[place], first != clip.root { throw .rejected([]) }
      told[place] = clip.root
      throw .rejected(diagnostics)
    }
  }
}
