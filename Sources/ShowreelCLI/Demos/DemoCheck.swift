import Foundation
import Snippets
import Studio

/// Says what clips would be made of Swift code, and what is wrong with it; draws nothing.
@MainActor
struct DemoCheck {
  let direction: Direction
  let sandbox: SandboxOptions
  /// Compiles and plays the code too.
  let plays: Bool
  let console: Console

  func run(_ plans: [SnippetPlan], outcome: Outcome) async {
    guard plays else { return list(plans, outcome) }
    let direction = direction
    var found: [PlannedClip: (clip: CheckedClip, findings: [Diagnostic])] = [:]
    let work = DemoWork(sandbox: sandbox, console: console, tells: false)
    await work.run(plans, outcome: outcome) {
      process, demo, clip in
      // Export would not put a clip into its place.
      if clip.isNamedByPage,
        let other = clip.outputs.first(where: { !ClipRecords().mayReplace($0) })
      {
        throw PlayError.notOurs(path: other)
      }
      let checked = try await process.check(demo, clip, directed: direction)
      try checked.tryFormats(of: clip.outputs)
      return checked
    } take: { clip, checked, demo in
      found[clip] = (
        checked.of(clip, showing: demo.root, without: demo.leftOut.map(\.name)),
        clip.notes + demo.findings
      )
    }
    // As they come from side by side they are in no order.
    for clip in plans.flatMap(\.clips) {
      guard let checked = found[clip] else { continue }
      for finding in checked.findings { console.report(finding) }
      checked.clip.print(to: console)
    }
  }

  /// What would be made, as far as it can be known without compiling.
  private func list(_ plans: [SnippetPlan], _ outcome: Outcome) {
    for plan in plans {
      for clip in plan.clips {
        if console.isJSON {
          console.writeJSON(.check, PlannedLine(clip))
        } else {
          console.writeNames(
            "\(clip.outputs.joined(separator: ", "))  \(clip.root.name), "
              + "\(clip.excerpt.file):\(clip.line)")
        }
      }
      console.report(plan)
      for failure in plan.failures { outcome.fail([failure], code: ExitStatus.badInput) }
    }
  }

  private struct PlannedLine: Encodable {
    let name: String
    let paths: [String]
    let view: String
    let file: String
    let line: Int

    init(_ clip: PlannedClip) {
      name = clip.name
      paths = clip.outputs
      view = clip.root.name
      file = clip.excerpt.file
      line = clip.line
    }
  }
}
