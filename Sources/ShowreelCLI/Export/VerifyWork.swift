import Foundation
import Movie
import Raster
import Snippets
import Studio

/// Makes clips again in a temporary place, and compares them with those that are there.
@MainActor
struct VerifyWork {
  let direction: Direction
  let sandbox: SandboxOptions
  let tolerance: Double
  /// Where pictures of differences go; nil makes none.
  let pictures: String?
  let accepts: Bool
  /// Accepts also where the older file is nobody's that is known.
  let overwrites: Bool
  let outcome: Outcome
  private let place: RunFolder
  private let names = TakenNames()
  private let records = ClipRecords()

  /// - Throws: `MovieError` where there is no temporary folder.
  init(
    direction: Direction, sandbox: SandboxOptions, tolerance: Double, pictures: String?,
    accepts: Bool, overwrites: Bool, outcome: Outcome
  ) throws {
    (self.direction, self.sandbox, self.tolerance) = (direction, sandbox, tolerance)
    (self.pictures, self.accepts, self.overwrites) = (pictures, accepts, overwrites)
    self.outcome = outcome
    place = try RunFolder()
  }

  /// A file that is made again.
  private struct Pair: Sendable {
    let path: String
    let made: String
    let picture: String?

    var isThere: Bool {
      FileManager.default.fileExists(atPath: PicturePath.place(of: path))
    }

    /// A page is a stranger's, and a link of its own may lead to any picture: what is seen of it goes into
    /// the picture of the difference. Exports replace links; they never write one.
    var isLink: Bool {
      (try? FileManager.default.destinationOfSymbolicLink(atPath: PicturePath.place(of: path)))
        != nil
    }

    func request(_ tolerance: Double) -> CompareRequest {
      CompareRequest(before: path, after: made, tolerance: tolerance, picture: picture)
    }
  }

  func run(_ work: ExportWork) async {
    await verify(work.presets)
    if !Interruption.isRequested { await verify(work.plans) }
  }

  private func verify(_ presets: [PresetExport]) async {
    let pairs = presets.map { job in
      (clips: job.paths.map(pair), poster: job.options.poster.map(pair))
    }
    let again = zip(presets, pairs).map { job, pairs in
      var job = job
      job.paths = pairs.clips.map(\.made)
      job.options.poster = pairs.poster?.made
      return job
    }
    await PresetRun(width: sandbox.width, console: outcome.console).run(again) { place, made in
      outcome.run(presets[place].name) {
        _ = try made.get()
        for pair in pairs[place].clips + [pairs[place].poster].compactMap({ $0 }) {
          let comparison =
            pair.isThere
            ? try ifReadable { try pair.request(tolerance).comparison() } : nil
          let compared = ComparedClip(
            pair.path, file: presets[place].file.source, comparison: comparison,
            picture: pair.picture)
          try settle(compared, pair)
        }
      }
    }
  }

  private func verify(_ plans: [SnippetPlan]) async {
    let pairs = Dictionary(
      plans.flatMap(\.clips).map { clip in
        (clip, (clip.outputs + [clip.poster].compactMap { $0 }).map(pair))
      }, uniquingKeysWith: { first, _ in first })
    let (direction, tolerance, replacesAnything) = (direction, tolerance, replacesAnything)
    await DemoWork(sandbox: sandbox, console: outcome.console).run(plans, outcome: outcome) {
      process, demo, clip in
      let pairs = pairs[clip] ?? []
      var made = clip
      made.poster = clip.poster == nil ? nil : pairs.last?.made
      let outputs = pairs.prefix(clip.outputs.count).map(\.made)
      _ = try await process.play(demo, made, to: outputs, directed: direction)
      var found: [MovieComparison?] = []
      for pair in pairs {
        let isClip = pair.isThere && !(clip.isNamedByPage && pair.isLink)
        do {
          found.append(isClip ? try await process.compare(pair.request(tolerance)) : nil)
        } catch {
          guard replacesAnything else { throw error }
          found.append(nil)
        }
      }
      return found
    } take: { clip, found, demo in
      for (pair, comparison) in zip(pairs[clip] ?? [], found) {
        let compared = ComparedClip(
          pair.path, file: clip.excerpt.file, line: clip.line, comparison: comparison,
          picture: pair.picture, leftOut: demo.leftOut.map(\.name))
        try settle(compared, pair, of: clip)
      }
    }
  }

  /// A damaged clip, too, with which nothing can be compared.
  private var replacesAnything: Bool { accepts && overwrites }

  private func ifReadable(_ compare: () throws -> MovieComparison) throws -> MovieComparison? {
    do {
      return try compare()
    } catch {
      guard replacesAnything else { throw error }
      return nil
    }
  }

  /// Says how a clip compares, and puts the new one in its place where that is wanted.
  private func settle(
    _ compared: ComparedClip, _ pair: Pair, of clip: PlannedClip? = nil
  ) throws {
    var compared = compared
    if accepts, compared.state != .equal {
      if clip?.isNamedByPage == true, !overwrites, !records.mayReplace(pair.path) {
        throw PlayError.notOurs(path: pair.path)
      }
      let folder = PicturePath.withoutEnding(pair.path).folderAbove
      if !folder.isEmpty { try OutputFolders.make(folder) }
      try FinishedClip.copy(PicturePath.place(of: pair.made), to: pair.path)
      if let clip {
        let options = try sandbox.named(direction) + FontTable.overrides()
        try records.remember(pair.path, hash: try clip.hash(options: options))
      }
      compared.isAccepted = true
    }
    if compared.state != .equal, !compared.isAccepted { outcome.fail(ExitStatus.someFailed) }
    compared.print(to: outcome.console)
  }

  private func pair(_ path: String) -> Pair {
    let stem = PicturePath.withoutEnding(path)
    let name = names.take(PicturePath.title(of: path))
    let made = "\(place.path)/\(name)" + path.dropFirst(stem.count)
    return Pair(
      path: path, made: made, picture: pictures.map { "\($0)/\(name).png" })
  }
}
