import Foundation
import Raster
import Snippets
import Studio

/// Compiles and plays the planned clips of all pages and source files, several at a time.
@MainActor
struct DemoRun {
  let direction: Direction
  let sandbox: SandboxOptions
  /// Makes also what has not changed.
  let isForced: Bool
  /// Replaces what a page names also where Showreel did not make it.
  let overwrites: Bool
  /// Asks for strips of the clips in place of movies.
  var strip: StripRequest?
  /// Where clips are that were made before.
  var cache: SharedCache?
  let console: Console

  /// Says what came of each clip as it comes.
  func run(_ plans: [SnippetPlan], batch: inout Batch) async {
    for plan in plans {
      console.report(plan)
      for failure in plan.failures { batch.fail(at: failure) }
    }
    let clips = plans.flatMap(\.clips)
    guard !clips.isEmpty else { return }
    let walls: Sandbox
    let toolchain: DemoToolchain
    let options: String
    do {
      options = try sandbox.named(direction) + (strip.map { "\($0)" } ?? "")
      walls = try await .detect(wanted: sandbox.sandbox)
      toolchain = try .locate()
    } catch {
      return batch.fail(error)
    }
    var export = SnippetExport(
      compiler: DemoCompiler(
        toolchain: toolchain, sandbox: walls, limits: sandbox.compilerLimits,
        isLenient: sandbox.lenient),
      records: ClipRecords(), options: options + FontTable.overrides(), width: sandbox.width,
      isForced: isForced, overwrites: overwrites)
    var process = DemoProcess(behind: walls, limits: sandbox.demoLimits)
    process.sharesProcessors = sandbox.isSharing(among: clips.count)
    let reports = DemoReports()
    if let cache, !isForced {
      export.restore = { clip, outputs in
        guard let report = await cache.restore(clip, outputs, options: options) else {
          return nil
        }
        reports.keep(report, for: outputs)
        return WrittenClip.leftOut(in: report)
      }
    }
    let results = export.results(of: clips) {
      [direction, strip, cache, process] demo, clip, outputs throws(PlayError) in
      let report = try await process.play(
        demo, clip, to: outputs, strip: strip, directed: direction)
      reports.keep(report, for: outputs)
      let known = WrittenClip.marked(report, without: demo.leftOut.map(\.name))
      await cache?.keep(clip, outputs, options: options, known)
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
    return await Interruption.cancelling(work)
  }
}
