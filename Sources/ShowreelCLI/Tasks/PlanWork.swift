import ArgumentParser
import Foundation
import Movie
import Snippets
import Studio

/// Finds out what there is to do, and what each of it costs.
@MainActor
struct PlanWork {
  let direction: Direction
  let target: TargetOptions
  let sandbox: SandboxOptions
  let console: Console

  /// - Parameters:
  ///   - inputs: As the command line names them.
  ///   - outcome: Is told of clips that cannot be made; they are left out.
  func clips(_ inputs: [String], outcome: Outcome) async throws -> [TaskPlan.Clip] {
    let sources = try sources(inputs)
    let places = try target.places(isForSeveral: sources.count > 1)
    var found: [TaskPlan.Clip] = []
    var plans: [SnippetPlan] = []
    var waiting: [PlannedClip: (input: String, place: Int)] = [:]
    for (input, source) in sources where !Interruption.isRequested {
      switch source {
      case .preset(let file):
        outcome.run(file.name) { found.append(try planned(file, input, places)) }
      case .code(let file):
        let plan = try file.plan(for: direction, to: places)
        for (place, clip) in plan.clips.enumerated() { waiting[clip] = (input, place) }
        plans.append(plan)
      }
    }
    let direction = direction
    await DemoWork(sandbox: sandbox, console: console).run(plans, outcome: outcome) {
      process, demo, clip in
      try await process.cost(of: demo, clip, directed: direction)
    } take: { clip, cost, demo in
      if let (input, place) = waiting[clip] {
        var planned = try planned(clip, input, place, cost)
        planned.leftOut = demo.leftOut
        found.append(planned)
      }
    }
    try check(found)
    // As demos come from side by side they are in no order.
    let order = Dictionary(inputs.enumerated().map { ($1, $0) }) { first, _ in first }
    return found.sorted { (order[$0.input] ?? 0, $0.place) < (order[$1.input] ?? 0, $1.place) }
  }

  /// - Throws: `ValidationError` where two clips have one name.
  private func check(_ clips: [TaskPlan.Clip]) throws {
    var owners: [String: String] = [:]
    for clip in clips {
      for output in clip.outputs {
        if let other = owners.updateValue(clip.input, forKey: PageReach.real(output)) {
          throw ValidationError(
            "Two clips would go to \(output), of \(other) and of \(clip.input). Plan them apart, each "
              + "with a folder of its own: --to Clips/")
        }
      }
    }
  }

  private func sources(_ inputs: [String]) throws(InputError) -> [(String, ClipSource)] {
    var sources: [(String, ClipSource)] = []
    var problems: [String] = []
    var isMissing = false
    for input in inputs.reduce(into: [String](), { if !$0.contains($1) { $0.append($1) } }) {
      do throws(InputError) {
        sources.append((input, try ClipSource(input)))
      } catch {
        problems += error.problems
        isMissing = isMissing || error.isMissing
      }
    }
    // What is wrong with them is known by now.
    ClipSource.each(inputs) { _, source in
      guard case .code(let file) = source, case .module(let module) = file.kind,
        module.folder == nil
      else { return }
      problems.append(
        "\(module.files.joined(separator: ", ")) use one another, and a plan names what its tasks read by one name. "
          + "Name the folder that they are in.")
    } fail: {
      _ in
    }
    if !problems.isEmpty { throw InputError(problems: problems, isMissing: isMissing) }
    let all = sources.map(\.1)
    return sources.map { ($0, $1.beside(all)) }
  }

  private func planned(
    _ file: PresetInput, _ input: String, _ places: ClipPlaces
  ) throws -> TaskPlan.Clip {
    let clip = try file.clip(directed: direction)
    let outputs = places.paths(for: clip.name)
    let poster = places.poster(of: outputs)
    let cost = try ExportCost(clip, options: ExportOptions(direction), to: outputs)
    return TaskPlan.Clip(
      name: clip.name, input: input, place: 0, isCode: false,
      content: try file.content(of: clip, directed: direction), outputs: outputs, poster: poster,
      isNamedByPage: false, cost: cost, segments: segments(cost, outputs, poster))
  }

  private func planned(
    _ clip: PlannedClip, _ input: String, _ place: Int, _ cost: ExportCost
  ) throws -> TaskPlan.Clip {
    TaskPlan.Clip(
      name: clip.name, input: input, place: place, isCode: true,
      content: "\(try clip.content(options: sandbox.named(direction)))", outputs: clip.outputs,
      poster: clip.poster, isNamedByPage: clip.isNamedByPage, cost: cost,
      segments: segments(cost, clip.outputs, clip.poster))
  }

  private func segments(
    _ cost: ExportCost, _ outputs: [String], _ poster: String?
  ) -> [ClosedRange<Int>] {
    SegmentCut.segments(of: cost.frames, to: outputs, poster: poster, directed: direction)
  }
}
