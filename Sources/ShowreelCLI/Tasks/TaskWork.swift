import ArgumentParser
import Foundation
import Movie
import Snippets
import Studio

/// Does tasks of a plan: makes the parts that are not there yet.
///
/// It may be done again, and by two at once: what is made has the same bytes, and its name only when it
/// is whole.
@MainActor
struct TaskWork {
  let plan: TaskPlan
  let folder: WorkFolder
  let sandbox: SandboxOptions
  /// Where clips are that were made before.
  let cache: ClipCache?
  let console: Console
  private let states = PartStates()

  /// What has become of parts so far.
  @MainActor
  private final class PartStates {
    var all: [TaskPlan.Part: TaskLine.State] = [:]
  }

  init(
    plan: TaskPlan, folder: WorkFolder, sandbox: SandboxOptions, cache: ClipCache?,
    console: Console
  ) {
    (self.plan, self.folder, self.cache, self.console) = (plan, folder, cache, console)
    var sandbox = sandbox
    sandbox.lenient = sandbox.lenient || plan.isLenient
    self.sandbox = sandbox
  }

  /// - Parameter outcome: Is told what became of each part.
  func run(task number: Int, outcome: Outcome) async {
    await run(plan.parts(of: number), outcome: outcome)
    if console.isJSON { console.writeJSON(.task, TaskLine(number, of: plan, states.all)) }
  }

  private func run(_ parts: [TaskPlan.Part], outcome: Outcome) async {
    var demos: [(part: TaskPlan.Part, place: PartPlace)] = []
    var presets: [(part: TaskPlan.Part, place: PartPlace, export: PresetExport)] = []
    for part in parts where !Interruption.isRequested {
      let place = folder.place(of: part, in: plan)
      if place.reports != nil {
        outcome.run(plan.name(of: part)) {
          states.all[part] = .there
          console.note("\(plan.name(of: part))  is there already" + without(part))
        }
      } else if let kept = await restored(at: place) {
        outcome.run(plan.name(of: part)) {
          try place.isDone(kept)
          states.all[part] = .cached
          console.note("\(plan.name(of: part))  from the cache" + without(part))
        }
      } else if plan.clips[part.clip].isCode {
        demos.append((part, place))
      } else {
        outcome.expect(plan.name(of: part)) {
          try noting(part, place) { presets.append((part, place, try export(part, at: place))) }
        }
      }
    }
    await PresetRun(width: sandbox.width, console: console).run(presets.map(\.export)) {
      [presets] index, made in
      let (part, place, _) = presets[index]
      outcome.run(plan.name(of: part)) {
        try noting(part, place) { try finish(part, place, made.get().reports) }
      }
      if case .success = made { await keep(place) }
    }
    if !demos.isEmpty, !Interruption.isRequested { await run(demos, outcome: outcome) }
  }

  /// A preset's.
  private func export(_ part: TaskPlan.Part, at place: PartPlace) throws -> PresetExport {
    let planned = plan.clips[part.clip]
    guard case .preset(let file) = try ClipSource(planned.input) else {
      throw TaskError.changed(input: planned.input)
    }
    let clip = try file.clip(directed: plan.direction)
    guard try file.content(of: clip, directed: plan.direction) == planned.content else {
      throw TaskError.changed(input: planned.input)
    }
    try place.prepare()
    var options = ExportOptions(plan.direction)
    options.poster = place.poster
    if let frames = part.frames { options.frames = frames }
    return PresetExport(
      clip: clip, file: file, direction: plan.direction, paths: place.files, options: options,
      content: planned.content)
  }

  /// Parts of Swift code, several at a time.
  private func run(_ demos: [(part: TaskPlan.Part, place: PartPlace)], outcome: Outcome) async {
    var asked: [PlannedClip: (part: TaskPlan.Part, place: PartPlace)] = [:]
    var clips: [PlannedClip] = []
    var known: [String: SnippetPlan] = [:]
    for (part, place) in demos {
      outcome.expect(plan.name(of: part)) {
        try noting(part, place) {
          let clip = try planned(part, at: place, &known)
          try place.prepare()
          clips.append(clip)
          asked[clip] = (part, place)
        }
      }
    }
    var direction = plan.direction
    // What is asked of all clips has the last word, and a segment's frames are its own.
    direction.frames = nil
    let (work, reports) = (DemoWork(sandbox: sandbox, console: console), DemoReports())
    await work.run([SnippetPlan(clips: clips)], outcome: outcome) {
      [direction, cache] process, demo, clip in
      let report = try await process.play(demo, clip, to: clip.outputs, directed: direction)
      reports.keep(report, for: clip.outputs)
      await cache?.keep(
        (PicturePath.withoutEnding(clip.outputs[0]).folderAbove as NSString).lastPathComponent,
        clip.outputs + [clip.poster].compactMap { $0 },
        report: WrittenClip.marked(report, without: demo.leftOut.map(\.name)))
    } take: { clip, _, _ in
      guard let (part, place) = asked[clip] else { return }
      try noting(part, place) { try finish(part, place, clip.outputs.map(reports.report)) }
    } failed: { clip, diagnostics in
      guard let (part, place) = asked[clip] else { return }
      states.all[part] = .failed
      place.hasFailed(diagnostics.map(ErrorWords.of).joined(separator: "\n"))
    }
  }

  /// The clip as its source has it now, to be written where the part is kept.
  ///
  /// - Parameter known: Sources that were read already.
  private func planned(
    _ part: TaskPlan.Part, at place: PartPlace, _ known: inout [String: SnippetPlan]
  ) throws -> PlannedClip {
    let planned = plan.clips[part.clip]
    if known[planned.input] == nil, case .code(let file) = try ClipSource(planned.input) {
      known[planned.input] = try file.plan(for: plan.direction)
    }
    guard let clips = known[planned.input]?.clips, clips.indices.contains(planned.place),
      try plan.content(of: clips[planned.place]) == planned.content
    else { throw TaskError.changed(input: planned.input) }
    var clip = clips[planned.place]
    clip.name = planned.name
    clip.outputs = place.files
    clip.poster = place.poster
    clip.isNamedByPage = false
    clip.settings.frames = part.frames ?? plan.direction.frames ?? clip.settings.frames
    return clip
  }

  private func restored(at place: PartPlace) async -> [ExportReport]? {
    guard let cache, (try? place.prepare()) != nil else { return nil }
    let report = await cache.restore(place.key, to: place.all)
    return report.flatMap { SharedCache.reports($0, of: place.files) }
  }

  private func keep(_ place: PartPlace) async {
    guard let cache, let reports = place.reports, let report = try? SharedCache.text(reports) else {
      return
    }
    await cache.keep(place.key, place.all, report: report)
  }

  private func finish(
    _ part: TaskPlan.Part, _ place: PartPlace, _ reports: [ExportReport]
  ) throws {
    try place.isDone(reports)
    states.all[part] = .made
    for report in reports {
      for warning in report.warnings {
        console.warn(ErrorWords.of(warning), clip: plan.name(of: part))
      }
    }
    guard let report = reports.first else { return }
    if console.isJSON {
      let leftOut = plan.clips[part.clip].leftOut.map(\.name)
      for report in reports { console.writeJSON(.clip, WrittenClip(report, without: leftOut)) }
    } else {
      console.note(
        "\(plan.name(of: part))  \(report.frameCount) frames in "
          + "\(String(format: "%.2f", report.elapsed)) s" + without(part))
    }
  }

  /// The end of a part's line.
  private func without(_ part: TaskPlan.Part) -> String {
    LeftOutMark.text(plan.clips[part.clip].leftOut.map(\.name))
  }

  /// Keeps what goes wrong for `finish`.
  private func noting(
    _ part: TaskPlan.Part, _ place: PartPlace, _ body: () throws -> Void
  ) throws {
    do {
      try body()
    } catch {
      if !Interruption.isRequested {
        states.all[part] = .failed
        place.hasFailed(ErrorWords.of(error))
      }
      throw error
    }
  }
}

extension TaskPlan {
  /// Of all that decides a clip's pictures, but for the tool.
  func content(of clip: PlannedClip) throws -> String {
    "\(try clip.content(options: direction.named(isLenient: isLenient)))"
  }

  /// `Hero`, `Hero, frames 600-1199`.
  func name(of part: Part) -> String {
    let name = clips[part.clip].name
    return part.frames.map { "\(name), frames \($0.lowerBound)-\($0.upperBound)" } ?? name
  }

  /// The parts of a task.
  func parts(of task: Int) -> [Part] {
    Array(parts[tasks[task].first..<tasks[task].first + tasks[task].count])
  }
}
