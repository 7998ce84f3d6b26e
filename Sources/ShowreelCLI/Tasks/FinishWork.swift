import Foundation
import Movie
import Snippets
import Studio

/// Puts the clips of a plan in their places, as far as all their parts are there.
@MainActor
struct FinishWork {
  let plan: TaskPlan
  /// The plan's, as somebody who does a missing task would type it.
  let path: String
  let folder: WorkFolder
  let sandbox: SandboxOptions
  /// Replaces what a page names also where Showreel did not make it.
  let overwrites: Bool
  let console: Console

  /// - Returns: Whether everything was there and is in its place.
  func run(_ batch: inout Batch) async -> Bool {
    var (missing, place) = ([Int: [String]](), 0)
    var isWhole = true
    for (index, clip) in plan.clips.enumerated() where !Interruption.isRequested {
      let parts = plan.parts(ofClip: index)
      let places = parts.map { folder.place(of: $0, in: plan) }
      let reports = places.map(\.reports)
      for (offset, part) in parts.enumerated() where reports[offset] == nil {
        let why = places[offset].whyNot.map { ": \($0)" } ?? ""
        missing[plan.task(ofPart: place + offset), default: []].append(plan.name(of: part) + why)
      }
      place += parts.count
      guard !reports.contains(nil) else { continue }
      do {
        let placed = try await put(clip, places, reports.compactMap { $0 })
        for modifier in clip.leftOut { console.report(modifier.warning) }
        batch.run(clip.name, poster: clip.poster, leftOut: clip.leftOut.map(\.name)) { placed }
      } catch {
        isWhole = false
        batch.run(clip.name) { throw error }
      }
    }
    for (task, names) in missing.sorted(by: { $0.key < $1.key }) {
      batch.fail(
        "Task \(task) is not done: \(names.joined(separator: "; ")). "
          + "Do it: showreel run \(PathText.shown(path)) --task \(task)",
        code: ExitStatus.someFailed)
    }
    return isWhole && missing.isEmpty && !Interruption.isRequested
  }

  /// - Returns: What is said of the clip's files.
  private func put(
    _ clip: TaskPlan.Clip, _ places: [PartPlace], _ reports: [[ExportReport]]
  ) async throws -> [ExportReport] {
    if clip.isNamedByPage, !overwrites,
      let other = clip.outputs.first(where: { !ClipRecords().mayReplace($0) })
    {
      throw PlayError.notOurs(path: other)
    }
    var written: [ExportReport] = []
    for (index, output) in clip.outputs.enumerated() {
      let folder = PicturePath.withoutEnding(output).folderAbove
      if !folder.isEmpty { try OutputFolders.make(folder) }
      let files = places.map { $0.files[index] }
      if files.count == 1 {
        // The clip's name or --format says what it is; the part's own name may say nothing.
        let wanted = DemoOutput(output, settings: plan.direction.movie)
        try await prove(files[0], is: wanted, ClipClaim(reports[0][index]), of: clip)
        try FinishedClip.copy(PicturePath.place(of: files[0]), to: output)
      } else {
        let whole = ExportReport(joining: reports.map { $0[index] }, at: output, byteCount: 0)
        try await join(files, of: clip, to: output, ClipClaim(whole, hasSize: false))
      }
      written.append(
        ExportReport(
          joining: reports.map { $0[index] }, at: output,
          byteCount: FinishedClip.byteCount(of: output)))
    }
    if let poster = clip.poster, let made = places[0].poster {
      let first = reports[0][0]
      try await prove(
        made, is: DemoOutput(picture: made),
        ClipClaim(width: first.pixelWidth, height: first.pixelHeight), of: clip)
      try FinishedClip.copy(made, to: poster)
    }
    return written
  }

  /// Whoever may write in the work's folder decides what is there, and the plan where it goes.
  private func prove(
    _ part: String, is output: DemoOutput, _ claim: ClipClaim?, of clip: TaskPlan.Clip
  ) async throws {
    let place = PicturePath.place(of: part)
    if clip.isCode {
      try await walled().prove(place, is: output, claim)
    } else {
      try ClipProof(of: place).require(output, claim)
    }
  }

  private func walled() async throws -> DemoProcess {
    DemoProcess(
      behind: try await Sandbox.detect(wanted: sandbox.sandbox), limits: sandbox.demoLimits)
  }

  private func join(
    _ files: [String], of clip: TaskPlan.Clip, to output: String, _ claim: ClipClaim?
  ) async throws {
    let movie = JoinedMovie(
      zip(files, clip.segments).map { .init(path: $0, frameCount: $1.count) },
      frameRate: clip.cost.frameRate, settings: plan.direction.movie ?? MovieSettings())
    guard clip.isCode else {
      try movie.write(to: output)
      return
    }
    try await walled().join(movie, to: output, claim)
  }
}

extension TaskPlan {
  /// The task that has the part at a place among all.
  func task(ofPart place: Int) -> Int {
    tasks.firstIndex { $0.first <= place && place < $0.first + $0.count } ?? 0
  }
}

extension ExportReport {
  /// Of the whole, where its segments have one each.
  init(joining parts: [ExportReport], at path: String, byteCount: Int) {
    let first = parts[0]
    self.init(
      path: path, frameCount: parts.reduce(0) { $0 + $1.frameCount },
      duration: parts.reduce(0) { $0 + $1.duration }, pixelWidth: first.pixelWidth,
      pixelHeight: first.pixelHeight, frameRate: first.frameRate, byteCount: byteCount,
      elapsed: parts.reduce(0) { $0 + $1.elapsed },
      framesDrawn: parts.reduce(0) { $0 + $1.framesDrawn },
      warnings: parts.flatMap(\.warnings).reduce(into: []) { all, warning in
        if !all.contains(warning) { all.append(warning) }
      }, stages: StageTimes())
  }
}
