import Compositing
import Drawing
import Foundation
import Movie
import Pixels
import Raster
import Views

/// Plays a clip and writes what it shows: simulate → composite → encode.
@MainActor
package struct Exporter {
  package let clip: Clip
  package let options: ExportOptions

  package init(_ clip: Clip, options: ExportOptions = ExportOptions()) {
    self.clip = clip
    self.options = options
  }

  /// - Parameters:
  ///   - path: Its ending chooses the format; a folder of pictures is called `frames/*.png`.
  ///   - plan: Of the clip, if it is known.
  ///   - progress: Called after every frame; returns false to stop.
  /// - Throws: ``ClipError``, `MovieError` or `CompositorError`; nothing is left at the path then.
  @discardableResult
  package func export(
    to path: String, plan: ClipPlan? = nil, progress: (ExportProgress) -> Bool = { _ in true }
  ) throws -> ExportReport {
    try export(to: [path], plan: plan, progress: progress)[0]
  }

  /// Writes several files; those of one frame rate from one play of the clip, frames being drawn once.
  ///
  /// - Returns: A report for each path, in their order.
  /// - Throws: As ``export(to:plan:progress:)``; then nothing is left at any of the paths.
  package func export(
    to paths: [String], plan: ClipPlan? = nil, progress: (ExportProgress) -> Bool = { _ in true }
  ) throws -> [ExportReport] {
    try withoutActuallyEscaping(progress) { try write(paths, plan: plan, progress: $0) }
  }

  private func write(
    _ paths: [String], plan: ClipPlan?, progress: @escaping (ExportProgress) -> Bool
  ) throws -> [ExportReport] {
    let began = ContinuousClock.now
    var passes: [ExportPass] = []
    var searches: [QualitySearch] = []
    let groups = try OutputGroup.all(
      of: paths, chosen: clip.chosenFrameRate, settings: options.movie)
    if let poster = options.poster { try WholeFile.check(poster) }
    for path in paths {
      searches.append(
        try QualitySearch(
          path, settings: try options.movie.fitting(path, among: paths), limit: options.maxBytes))
    }
    for group in groups {
      // A plan for another frame rate has another number of frames.
      let known = clip.frameRate == group.frameRate ? plan : nil
      let clip = clip.exported(options, at: group.frameRate)
      passes.append(
        try ExportPass(
          clip, options: options, plan: known, drawsPoster: passes.isEmpty && options.poster != nil)
      )
    }
    let clock = ExportClock(
      began: began, frameCount: passes.reduce(0) { $0 + $1.frames.count }, progress: progress)
    do {
      for place in groups.indices {
        let members = groups[place].members
        try run(&passes[place], paths, members, &searches, clock)
      }
      for search in searches { try search.best?.commit() }
      if let poster = options.poster, let picture = passes.first?.poster {
        try WholeFile.write(PictureMark.marked(picture.pngData()), to: poster)
      }
    } catch {
      for search in searches { search.cancel() }
      throw error
    }
    return paths.indices.compactMap { index in
      groups.firstIndex { $0.members.contains(index) }.map { place in
        passes[place].report(
          path: paths[index], byteCount: searches[index].byteCount, elapsed: clock.elapsed,
          isFirst: index == 0)
      }
    }
  }

  /// Plays a group's clip until each of its files is as good as it may be: once, unless somebody said how
  /// large they may be.
  private func run(
    _ pass: inout ExportPass, _ paths: [String], _ members: [Int],
    _ searches: inout [QualitySearch], _ clock: ExportClock
  ) throws {
    var open = members
    while !open.isEmpty {
      var writers: [ClipOutput] = []
      for index in open {
        var settings = try options.movie.fitting(paths[index], among: paths)
        settings.crf = searches[index].crf ?? settings.crf
        writers.append(try pass.writer(to: paths[index], settings: settings))
      }
      let sizes = try pass.play(into: writers, clock)
      for (index, (writer, size)) in zip(open, zip(writers, sizes)) {
        try searches[index].take(writer, byteCount: size)
      }
      open.removeAll { searches[$0].crf == nil }
    }
    clock.isDone(pass.frames.count)
  }
}

extension ColorScheme {
  /// `systemBackground`.
  package var backgroundColor: RGBA { self == .dark ? .black : .white }
}

extension Clip {
  /// Plays the clip and writes it; the file's ending chooses the format.
  ///
  /// - Parameter progress: Called after every frame, on the main actor.
  /// - Throws: ``ClipError``, `MovieError` and what the renderer could not do; nothing is left at
  ///   the path then. Cancelling the task stops within a frame.
  @discardableResult
  public func export(
    to path: String, options: ExportOptions = ExportOptions(),
    progress: @MainActor (ExportProgress) -> Void = { _ in }
  ) async throws -> ExportReport {
    try await export(to: [path], options: options, progress: progress)[0]
  }

  /// Plays the clip and writes it to several files, whose endings choose their formats. Those of one frame
  /// rate come from one play.
  ///
  /// - Returns: A report for each path, in their order.
  /// - Throws: As for one path; nothing is left at any of them then.
  @discardableResult
  public func export(
    to paths: [String], options: ExportOptions = ExportOptions(),
    progress: @MainActor (ExportProgress) -> Void = { _ in }
  ) async throws -> [ExportReport] {
    try Exporter(self, options: options).export(to: paths) { state in
      progress(state)
      return !Task.isCancelled
    }
  }

  /// Plays the clip without drawing, to learn how long it is and what happens in it.
  public func plan() throws -> ClipPlan {
    let fonts = FontBook()
    var plan = try plan(measuring: fonts)
    plan.warnings += fonts.warnings
    return plan
  }
}
