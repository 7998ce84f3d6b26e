import Snippets

/// Says what clips would be made of Swift code, and what is wrong with it; plays nothing.
@MainActor
struct DemoCheck {
  let sandbox: SandboxOptions
  /// Compiles the code too.
  let compiles: Bool
  let console: Console

  /// One line for each clip, what is not a view, and what is wrong.
  ///
  /// - Returns: Whether nothing is.
  func run(_ plan: SnippetPlan) async throws -> Bool {
    for clip in plan.clips {
      if console.isJSON {
        console.writeJSON(PlannedLine(clip))
      } else {
        console.write(
          "\(clip.outputs.joined(separator: ", "))  \(clip.root.name), "
            + "\(clip.excerpt.file):\(clip.line)")
      }
    }
    for skipped in plan.skipped { console.note("\(skipped)") }
    for note in plan.notes { console.note("\(note)") }
    for failure in plan.failures { console.report(failure) }
    let found = compiles ? try await compile(plan.clips) : []
    for diagnostic in found { console.report(diagnostic) }
    return plan.failures.isEmpty && !found.contains { $0.severity == .error }
  }

  /// What the compiler says of the clips.
  private func compile(_ clips: [PlannedClip]) async throws -> [Diagnostic] {
    let compiler = DemoCompiler(
      toolchain: try .locate(), sandbox: try await .detect(wanted: sandbox.sandbox),
      limits: sandbox.compilerLimits, isLenient: sandbox.lenient)
    let export = SnippetExport(
      compiler: compiler, records: ClipRecords(), options: "", width: sandbox.jobs)
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
      line = clip.line
    }
  }
}
