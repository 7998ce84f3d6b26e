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
    do {
      sandbox = try await .detect(wanted: command.sandbox.sandbox)
      toolchain = try .locate()
    } catch {
      return batch.fail("\(error)", code: ExitStatus.code(for: error))
    }
    let export = SnippetExport(
      compiler: DemoCompiler(
        toolchain: toolchain, sandbox: sandbox, limits: command.sandbox.compilerLimits),
      records: ClipRecords(), options: forwarded.joined(separator: " "),
      width: command.sandbox.jobs, isForced: command.force,
      overwrites: command.overwrite)
    let process = DemoProcess(sandbox: sandbox, limits: command.sandbox.demoLimits)
    let (forwarded, reports) = (forwarded, DemoReports())
    let results = export.results(of: clips) { demo, clip, output throws(PlayError) in
      let report = try await process.play(demo, showing: clip.pictures, to: output) { unfinished in
        ["play-demo", demo.library, "--name", clip.name, "--output", unfinished]
          + Self.arguments(for: clip) + forwarded
      }
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

  /// What the clip's own script and preview say, for the process that plays it.
  private nonisolated static func arguments(for clip: PlannedClip) -> [String] {
    var arguments: [String] = []
    if !clip.script.source.isEmpty { arguments += ["--script", clip.script.source] }
    if case .preview(let preview) = clip.root {
      if preview.isLandscape { arguments.append("--landscape") }
      if let size = preview.fixedSize {
        arguments += ["--fixed-size", "\(size.width)x\(size.height)"]
      }
    }
    return arguments
  }

  /// The options of this command line that matter to a clip.
  private var forwarded: [String] {
    let (stage, movie) = (command.stage, command.movie)
    var arguments: [String] = []
    func add(_ name: String, _ value: (some CustomStringConvertible)?) {
      if let value { arguments += [name, value.description] }
    }
    add("--device", stage.device)
    add("--size", stage.size)
    add("--scale", stage.scale)
    add("--fps", stage.fps)
    add("--duration", stage.duration)
    add("--color-scheme", stage.colorScheme)
    add("--renderer", movie.renderer.rawValue)
    add("--codec", movie.codec)
    add("--crf", movie.crf)
    add("--preset", movie.preset.rawValue)
    add("--frames", movie.frames)
    for tap in command.script.tap { add("--tap", tap) }
    return arguments
  }
}
