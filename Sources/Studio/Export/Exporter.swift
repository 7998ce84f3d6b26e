import Compositing
import Drawing
import Foundation
import Movie
import Pixels
import Raster
import Views

/// How a clip becomes a file.
public struct ExportOptions: Sendable {
  public var movie = MovieSettings()
  /// Frames to write, 0 being the first; nil writes all.
  public var frames: ClosedRange<Int>?
  package var renderer = RendererChoice.auto

  public init() {}
}

/// Plays a clip and writes what it shows: simulate → composite → encode.
@MainActor
package struct Exporter {
  package let clip: Clip
  package let options: ExportOptions
  private let fonts = FontBook()

  package init(_ clip: Clip, options: ExportOptions = ExportOptions()) {
    self.clip = clip
    self.options = options
  }

  /// - Parameters:
  ///   - path: Its ending chooses the format; a folder's name ends in `/`.
  ///   - progress: Called after every frame; returns false to stop.
  /// - Throws: ``ClipError``, `MovieError` or `CompositorError`; nothing is left at the path then.
  @discardableResult
  package func export(
    to path: String, plan: ClipPlan? = nil, progress: (ExportProgress) -> Bool = { _ in true }
  ) throws -> ExportReport {
    let began = ContinuousClock.now
    var clip = clip
    clip.frameRate = try OutputFormat.named(by: path).frameRate(for: clip.chosenFrameRate)
    // A plan for another frame rate has another number of frames.
    let known = clip.frameRate == self.clip.frameRate ? plan : nil
    let plan = try known ?? clip.plan(measuring: fonts)
    let frames = options.frames ?? 0...(plan.frameCount - 1)
    guard frames.lowerBound >= 0, frames.upperBound < plan.frameCount else {
      throw ClipError.frameRangeOutside(
        first: frames.lowerBound, last: frames.upperBound, frameCount: plan.frameCount)
    }
    let staging = ClipPicture(clip, plan: plan, measuring: fonts)
    let writer = try MovieWriter(
      path: path, width: staging.size.width, height: staging.size.height,
      frameRate: clip.frameRate, settings: options.movie)
    let compositor = try Compositor(
      size: staging.size, scale: staging.scale, painter: LeafPainter(fonts: fonts),
      renderer: options.renderer)
    let player = ClipPlayer(clip, measuring: fonts, rehearsal: plan.rehearsal)
    let drawing = BlurredFrames(compositor, background: staging.background)

    var times = StageTimes()
    var framesDrawn = 0
    var oneColor = OneColor()
    for index in frames {
      let start = ContinuousClock.now
      let moments = staging.lists(try player.exposure(ofFrame: index))
      times.simulate += seconds(since: start)
      var picture: PixelBuffer?
      let changed = try drawing.update(
        moments,
        needing: { writer.pixelsNeeded(for: $0) },
        in: {
          let buffer = writer.makeBuffer()
          picture = buffer
          return buffer.rows
        })
      if let picture {
        oneColor.look(at: picture.rows, in: changed)
        try measure(&times.waitForEncoder) {
          try writer.append(picture, changed: changed)
        }
        framesDrawn += 1
      } else {
        try measure(&times.waitForEncoder) { try writer.appendRepeat() }
      }
      let done = index - frames.lowerBound + 1
      let state = ExportProgress(
        framesDone: done, frameCount: frames.count, clipTime: clip.frameRate.time(of: done),
        elapsed: seconds(since: began))
      guard progress(state) else {
        writer.cancel()
        throw ClipError.cancelled
      }
    }
    try measure(&times.waitForEncoder) { try writer.finish() }
    times.paint = seconds(compositor.statistics.paint)
    times.composite = seconds(compositor.statistics.composite)
    times.readBack = seconds(compositor.statistics.readBack)
    return ExportReport(
      path: path, frameCount: frames.count, duration: clip.frameRate.time(of: frames.count),
      pixelWidth: staging.size.width, pixelHeight: staging.size.height,
      frameRate: clip.frameRate.description, byteCount: FinishedClip.byteCount(of: path),
      elapsed: seconds(since: began), framesDrawn: framesDrawn,
      warnings: (player.warnings.map(ClipWarning.other) + fonts.warnings)
        .reduce(into: plan.warnings) { all, more in if !all.contains(more) { all.append(more) } }
        + [compositor.facts.warning].compactMap { $0 }.map(ClipWarning.other)
        + (oneColor.holds && options.frames == nil ? [.oneColor] : []),
      stages: times)
  }

  private func measure(_ total: inout Double, _ body: () throws -> Void) rethrows {
    let start = ContinuousClock.now
    try body()
    total += seconds(since: start)
  }

  private func seconds(since start: ContinuousClock.Instant) -> Double {
    seconds(ContinuousClock.now - start)
  }

  private func seconds(_ duration: Duration) -> Double {
    Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
  }
}

extension FontBook {
  /// What makes the clip look other than it should, but for what the views tell of themselves.
  fileprivate var warnings: [ClipWarning] {
    problems.compactMap { problem in
      switch problem {
      case .symbol(.unknownSymbol), .image(.missingFile): nil
      default: .other(problem.description)
      }
    }
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
    try Exporter(self, options: options).export(to: path) { state in
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
