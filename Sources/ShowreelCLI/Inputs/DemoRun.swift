import Foundation
import Snippets
import Studio

/// Compiles and plays the planned clips of all pages and source files, several at a time.
@MainActor
struct DemoRun {
  let command: ExportCommand
  let console: Console

  /// Says what came of each clip as it comes.
  func run(_ plans: [SnippetPlan], batch: inout Batch) async {
    for plan in plans {
      for skipped in plan.skipped { console.note("\(skipped)") }
      for note in plan.notes { console.note("\(note)") }
      for failure in plan.failures { batch.fail(at: failure) }
    }
    let clips = plans.flatMap(\.clips)
    guard !clips.isEmpty else { return }
    let sandbox: Sandbox
    let toolchain: DemoToolchain
    let (direction, options): (Direction, String)
    do {
      direction = try command.direction
      options = try direction.json
      sandbox = try await .detect(wanted: command.sandbox.sandbox)
      toolchain = try .locate()
    } catch {
      return batch.fail(ErrorWords.of(error), code: ExitStatus.code(for: error))
    }
    let export = SnippetExport(
      compiler: DemoCompiler(
        toolchain: toolchain, sandbox: sandbox, limits: command.sandbox.compilerLimits),
      records: ClipRecords(), options: options,
      width: command.sandbox.jobs, isForced: command.force,
      overwrites: command.overwrite)
    let process = DemoProcess(behind: sandbox, limits: command.sandbox.demoLimits)
    let reports = DemoReports()
    let results = export.results(of: clips) { demo, clip, output throws(PlayError) in
      let report = try await process.play(demo, clip, to: output, directed: direction)
      reports.keep(report, for: output)
    }
    batch = await collected(results, into: batch, reports: reports)
    await export.end()
  }

  /// Adds the results as they come; Ctrl-C ends the demos that still run.
  private func collected(
    _ results: AsyncStream<SnippetResult>, into batch: Batch, reports: DemoReports
  ) async -> Batch {
    let work = Task {
      var batch = batch
      for await result in results { batch.add(result, reports: reports) }
      return batch
    }
    let watch = Task {
      while !Interruption.isRequested {
        try await ContinuousClock().sleep(for: .milliseconds(20))
      }
      work.cancel()
    }
    let batch = await work.value
    watch.cancel()
    return batch
  }
}
