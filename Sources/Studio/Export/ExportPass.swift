import Compositing
import Drawing
import Foundation
import Movie
import Pixels
import Raster

/// A clip at one frame rate, and what its plays write: simulate → composite → encode.
@MainActor
struct ExportPass {
  let clip: Clip
  let frames: ClosedRange<Int>
  /// The frame that stands for the clip, drawn by the first play.
  private(set) var poster: Bitmap?
  private let options: ExportOptions
  private let plan: ClipPlan
  private let staging: ClipPicture
  private let fonts = FontBook()
  private let kept: KeptLists
  private var posterIndex: Int?
  private var times = StageTimes()
  private var framesDrawn = 0
  private var warnings: [ClipWarning] = []

  /// - Parameter plan: Of the clip, if it is known.
  /// - Throws: ``ClipError``.
  init(_ clip: Clip, options: ExportOptions, plan known: ClipPlan?, drawsPoster: Bool) throws {
    self.clip = clip
    self.options = options
    var moments = PosterFrame()
    var kept = KeptLists(of: clip, frames: options.frames, isOff: options.playsAgain)
    plan =
      try (drawsPoster ? nil : known)
      ?? clip.plan(measuring: fonts) {
        if drawsPoster { moments.look(at: $0) }
        kept.look(at: $0)
      }
    self.kept = kept
    frames = options.frames ?? 0...(plan.frameCount - 1)
    guard frames.lowerBound >= 0, frames.upperBound < plan.frameCount else {
      throw ClipError.frameRangeOutside(
        first: frames.lowerBound, last: frames.upperBound, frameCount: plan.frameCount)
    }
    staging = ClipPicture(clip, plan: plan, measuring: fonts)
    if drawsPoster { posterIndex = moments.index(in: frames, marked: plan.shownMark) }
  }

  func writer(to path: String, settings: MovieSettings) throws(MovieError) -> ClipOutput {
    if try OutputFormat.named(by: path, or: settings.format).isVector {
      return .shapes(
        try VectorWriter(to: path, staging, frameRate: clip.frameRate, fonts: fonts))
    }
    return .pictures(
      try MovieWriter(
        path: path, width: staging.size.width, height: staging.size.height,
        frameRate: clip.frameRate, settings: settings, hasAlpha: staging.isTransparent))
  }

  /// Plays the clip and draws each frame once, for all writers that take pictures.
  ///
  /// - Returns: Bytes that each has written; all are complete, and none has its name yet.
  /// - Throws: ``ClipError``, `MovieError` or `CompositorError`; then nothing is left of any.
  mutating func play(into writers: [ClipOutput], _ clock: ExportClock) throws -> [Int] {
    do {
      return try draw(into: writers, clock)
    } catch {
      for writer in writers { writer.cancel() }
      throw error
    }
  }

  private mutating func draw(into writers: [ClipOutput], _ clock: ExportClock) throws -> [Int] {
    let (movies, documents) = (writers.compactMap(\.pictures), writers.compactMap(\.shapes))
    let compositor = try makeCompositor(for: movies)
    var player: ClipPlayer?
    func exposure(ofFrame index: Int) throws -> [ClipMoment] {
      if let kept = kept.exposure(ofFrame: index) { return kept }
      let playing = player ?? ClipPlayer(clip, measuring: fonts, rehearsal: plan.rehearsal)
      player = playing
      return try playing.exposure(ofFrame: index)
    }
    let drawing = compositor.map { BlurredFrames($0, background: staging.background) }
    framesDrawn = 0
    var oneColor = OneColor()
    for index in frames {
      let start = ContinuousClock.now
      let moments = staging.lists(try exposure(ofFrame: index))
      times.simulate += (ContinuousClock.now - start) / .seconds(1)
      for document in documents { try document.append(moments) }
      if let first = movies.first, let drawing {
        var picture: PixelBuffer?
        let changed = try drawing.update(
          moments,
          needing: { first.pixelsNeeded(for: $0) },
          in: {
            let buffer = first.makeBuffer()
            picture = buffer
            return buffer.rows
          })
        if let picture {
          oneColor.look(at: picture.rows, in: changed)
          try wait { for movie in movies { try movie.append(picture, changed: changed) } }
          framesDrawn += 1
        } else {
          try wait { for movie in movies { try movie.appendRepeat() } }
        }
      }
      if index == posterIndex, poster == nil, let compositor {
        poster = try drawnApart(moments, sharing: compositor)
      }
      let done = index - frames.lowerBound + 1
      try clock.tell(done, time: clip.frameRate.time(of: done))
    }
    var sizes: [Int] = []
    try wait { for writer in writers { sizes.append(try writer.complete()) } }
    if let statistics = compositor?.statistics { add(statistics) }
    warnings =
      ((player?.warnings ?? []).map(ClipWarning.other) + fonts.warnings)
      .reduce(into: plan.warnings) { all, more in if !all.contains(more) { all.append(more) } }
      + [compositor?.facts.warning].compactMap { $0 }.map(ClipWarning.other)
      + (oneColor.holds && !movies.isEmpty && options.frames == nil ? [.oneColor] : [])
    return sizes
  }

  /// Where nothing but shapes is written, no picture is drawn but the poster.
  private func makeCompositor(for movies: [MovieWriter]) throws -> Compositor? {
    guard !movies.isEmpty || posterIndex != nil else { return nil }
    return try Compositor(
      size: staging.size, scale: staging.scale, painter: LeafPainter(fonts: fonts),
      renderer: options.renderer)
  }

  /// A frame beside those that follow each other.
  private func drawnApart(
    _ moments: [DisplayList], sharing compositor: Compositor
  ) throws -> Bitmap {
    let other = try Compositor(
      size: staging.size, scale: staging.scale, painter: LeafPainter(fonts: fonts),
      sharing: compositor)
    let picture = Bitmap(width: staging.size.width, height: staging.size.height)
    try BlurredFrames(other, background: staging.background).update(moments) { picture.rows }
    return picture
  }

  private mutating func add(_ statistics: CompositorStatistics) {
    times.paint += statistics.paint / .seconds(1)
    times.composite += statistics.composite / .seconds(1)
    times.readBack += statistics.readBack / .seconds(1)
  }

  private mutating func wait(_ body: () throws -> Void) rethrows {
    let start = ContinuousClock.now
    try body()
    times.waitForEncoder += (ContinuousClock.now - start) / .seconds(1)
  }

  /// What is to be said of one of the files.
  ///
  /// - Parameter isFirst: What is to be said of the clip itself is said once.
  func report(path: String, byteCount: Int, elapsed: Double, isFirst: Bool) -> ExportReport {
    ExportReport(
      path: path, frameCount: frames.count, duration: clip.frameRate.time(of: frames.count),
      pixelWidth: staging.size.width, pixelHeight: staging.size.height,
      frameRate: clip.frameRate.description, byteCount: byteCount, elapsed: elapsed,
      framesDrawn: framesDrawn, warnings: (isFirst ? warnings : []) + alphaWarning(path),
      stages: times)
  }

  /// Where a clip is transparent and its file cannot be.
  private func alphaWarning(_ path: String) -> [ClipWarning] {
    guard staging.isTransparent,
      let format = try? OutputFormat.named(by: path, or: options.movie.format),
      (options.movie.codec ?? format.codecs[0]).alphaFormat == nil
    else { return [] }
    return [
      .other(
        "\(format.name) knows no transparency here, so that what is clear in the clip is black in it. "
          + "WebM with VP9, APNG, WebP, PNG pictures and ProRes know it.")
    ]
  }
}
