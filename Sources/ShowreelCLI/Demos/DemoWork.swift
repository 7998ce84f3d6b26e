import Foundation
import Snippets
import Studio

/// Compiles the planned clips of all pages and source files, several at a time, and has something done
/// with each by whatever plays it.
@MainActor
struct DemoWork {
  let sandbox: SandboxOptions
  let console: Console

  /// - Parameters:
  ///   - work: Gets a clip that compiles.
  ///   - take: Gets what came of it, as it comes.
  ///   - outcome: Is told what fails.
  ///   - failed: Gets a clip that nothing came of, and why.
  func run<Value: Sendable>(
    _ plans: [SnippetPlan], outcome: Outcome,
    _ work: @escaping @Sendable (DemoProcess, CompiledDemo, PlannedClip) async throws -> Value,
    take: @escaping @MainActor @Sendable (PlannedClip, Value) throws -> Void,
    failed: @escaping @MainActor @Sendable (PlannedClip, [Diagnostic]) -> Void = { _, _ in }
  ) async {
    for plan in plans {
      console.report(plan)
      for failure in plan.failures { outcome.fail([failure], code: ExitStatus.badInput) }
    }
    let clips = plans.flatMap(\.clips)
    guard !clips.isEmpty, !Interruption.isRequested else { return }
    let walls: Sandbox
    let toolchain: DemoToolchain
    do {
      walls = try await .detect(wanted: sandbox.sandbox)
      toolchain = try .locate()
    } catch {
      return outcome.fail(error)
    }
    let export = SnippetExport(
      compiler: DemoCompiler(
        toolchain: toolchain, sandbox: walls, limits: sandbox.compilerLimits,
        isLenient: sandbox.lenient),
      records: ClipRecords(), options: "", width: sandbox.width)
    var process = DemoProcess(behind: walls, limits: sandbox.demoLimits)
    process.sharesProcessors = sandbox.isSharing(among: clips.count)
    let results = export.works(on: clips) { [process] demo, clip in
      try await work(process, demo, clip)
    }
    let collecting = Task { @MainActor in
      for await (clip, result) in results {
        switch result {
        case .success(let value): outcome.run(clip.name) { try take(clip, value) }
        case .failure(let failure):
          failed(clip, failure.diagnostics)
          outcome.fail(
            failure.diagnostics,
            code: failure.isPlaceAtFault ? ExitStatus.cannotWrite : ExitStatus.badInput)
        }
      }
    }
    await Interruption.cancelling(collecting)
    await export.end()
  }
}
