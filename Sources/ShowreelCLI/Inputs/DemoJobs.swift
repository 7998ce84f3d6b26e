import ArgumentParser
import Foundation
import Snippets
import Studio

/// Clips of Swift code: planned here, compiled and played by a process each.
@MainActor
enum DemoJobs {
  /// The plans of several inputs, in their order.
  ///
  /// - Throws: ``InputError`` where a page cannot be read or has no such heading; `ValidationError`
  ///   where its clips would go to one file.
  static func plans(
    for inputs: [Input], view: String?, place: OutputPlace? = nil
  ) throws -> [(input: Input, plan: SnippetPlan)] {
    try inputs.compactMap { input in
      let options = SnippetOptions(view: view, folder: place?.folder)
      switch input {
      case .preset: return nil
      case .swift(let path):
        var plan = SnippetPlan(source: try text(of: path), at: path, options: options)
        if let place, let clip = plan.clips.first { plan.rename(to: place.path(for: clip.name)) }
        return (input, plan)
      case .page(let path, let heading):
        let address = path + (heading.map { "#" + $0 } ?? "")
        do {
          var plan = try SnippetPlan(page: text(of: path), at: address, options: options)
          if let file = place?.file {
            if plan.clips.count > 1 { throw OutputPlace.isOneFile(file) }
            plan.rename(to: file)
          }
          return (input, plan)
        } catch let error as PageError {
          throw InputError(problems: [ErrorWords.of(error)])
        }
      }
    }
  }

  private static func text(of path: String) throws -> String {
    do {
      return try String(contentsOfFile: path, encoding: .utf8)
    } catch {
      throw InputError(problems: ["\(path) is not a text file in UTF-8."])
    }
  }

  /// One line for each clip, what is not a view, and what is wrong.
  static func check(_ input: Input, command: CheckCommand) async throws {
    let console = command.printing.console
    for (_, plan) in try plans(for: [input], view: command.script.view) {
      for clip in plan.clips {
        if console.isJSON {
          console.writeJSON(PlannedLine(clip))
        } else {
          console.write(
            "\(clip.outputs.joined(separator: ", "))  \(clip.root.name), "
              + "\(clip.excerpt.file):\(clip.excerpt.line)")
        }
      }
      for skipped in plan.skipped { console.note("\(skipped)") }
      for note in plan.notes { console.note("\(note)") }
      for failure in plan.failures { console.report(failure) }
      let broken = command.compile ? try await compile(plan.clips, command: command) : []
      for diagnostic in broken { console.report(diagnostic) }
      if !plan.failures.isEmpty || broken.contains(where: { $0.severity == .error }) {
        throw ExitCode(ExitStatus.badInput)
      }
    }
  }

  /// What the compiler says of the clips.
  private static func compile(
    _ clips: [PlannedClip], command: CheckCommand
  ) async throws -> [Diagnostic] {
    let compiler = DemoCompiler(
      toolchain: try .locate(), sandbox: try await .detect(wanted: command.sandbox.sandbox),
      limits: command.sandbox.compilerLimits)
    let export = SnippetExport(
      compiler: compiler, records: ClipRecords(), options: "", width: command.sandbox.jobs)
    var diagnostics: [Diagnostic] = []
    for await found in export.diagnostics(of: clips) { diagnostics += found }
    return diagnostics.sorted { ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column) }
  }

  private struct PlannedLine: Encodable {
    let outputs: [String]
    let view: String
    let file: String
    let line: Int

    init(_ clip: PlannedClip) {
      outputs = clip.outputs
      view = clip.root.name
      file = clip.excerpt.file
      line = clip.excerpt.line
    }
  }
}
