import Foundation
import Snippets
import Studio

/// Finds what moves in the clips of some inputs, each played and none drawn.
@MainActor
struct MotionWork {
  /// A clip and what moves in it.
  struct Found: Sendable {
    let name: String
    /// What people call it.
    let title: String
    /// Where its source says that it is written; empty where it says nothing of it.
    let places: [String]
    /// The page that it is of.
    let page: String?
    let plot: MotionPlot
  }

  let direction: Direction
  let sandbox: SandboxOptions
  let console: Console

  /// - Parameter take: Gets each clip as it is found, presets first.
  func run(
    _ inputs: [String], outcome: Outcome,
    take: @escaping @MainActor @Sendable (Found) throws -> Void
  ) async {
    let work = InputWork(inputs, directed: direction, outcome: outcome)
    for preset in work.presets where !Interruption.isRequested {
      outcome.run(preset.clip.name) {
        let plot = try MotionPlot(preset.clip)
        try take(
          Found(
            name: preset.clip.name, title: preset.title, places: [], page: nil, plot: plot))
      }
    }
    let direction = direction
    var found: [PlannedClip: MotionPlot] = [:]
    await DemoWork(sandbox: sandbox, console: console).run(work.plans, outcome: outcome) {
      process, demo, clip in
      try await process.motion(of: demo, clip, directed: direction)
    } take: { clip, plot, _ in
      found[clip] = plot
    }
    // As they come from side by side they are in no order.
    for clip in work.plans.flatMap(\.clips) {
      guard let plot = found[clip] else { continue }
      let isOfPage = !clip.excerpt.file.hasSuffix(".swift")
      do {
        try take(
          Found(
            name: clip.name, title: clip.title ?? clip.name,
            places: clip.isNamedByPage ? clip.outputs : [],
            page: isOfPage ? clip.excerpt.file : nil, plot: plot))
      } catch {
        outcome.fail(error, of: clip.name)
      }
    }
  }
}
