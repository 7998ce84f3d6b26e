import Foundation
import Snippets
import Studio

/// Compiles the planned clips of all pages and source files, several at a time, and has something done
/// with each by whatever plays it. It says what there is to know of each, modifiers that are left out first.
@MainActor
struct DemoWork {
  let sandbox: SandboxOptions
  let console: Console
  /// Says what there is to know of a clip that something came of; else whoever takes it does.
  var tells = true

  /// - Parameters:
  ///   - work: Gets a clip that compiles.
  ///   - take: Gets what came of it, as it comes, with what it was compiled to.
  ///   - outcome: Is told what fails.
  ///   - failed: Gets a clip that nothing came of, and why.
  func run<Value: Sendable>(
    _ plans: [SnippetPlan], outcome: Outcome,
    _ work: @escaping @Sendable (DemoProcess, CompiledDemo, PlannedClip) async throws -> Value,
    take: @escaping @MainActor @Sendable (PlannedClip, Value, CompiledDemo) throws -> Void,
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
      (try await work(process, demo, clip), demo)
    }
    let collecting = Task { @MainActor in
      for await (clip, result) in results {
        switch result {
        case .success(let (value, demo)):
          if tells { for finding in clip.notes + demo.findings { console.report(finding) } }
          outcome.run(clip.name) { try take(clip, value, demo) }
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
