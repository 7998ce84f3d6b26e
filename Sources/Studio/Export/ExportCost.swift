import Foundation
import Movie
import Raster

/// What an export will take, found by playing its clip without drawing.
package struct ExportCost: Codable, Hashable, Sendable {
  /// Those that are written, 0 being the clip's first.
  package var frames: ClosedRange<Int>
  package var frameRate: FrameRate
  /// Of these, the ones that differ from the one before: they are drawn.
  package var moving: Int
  /// Of a picture, in pixels.
  package var area: Int
  /// Seconds of one core, about.
  package var seconds: Double

  /// Files that are played, drawn and encoded by themselves add up.
  @MainActor
  package init(_ clip: Clip, options: ExportOptions, to paths: [String]) throws {
    let groups = try OutputGroup.all(
      of: paths, chosen: clip.chosenFrameRate, settings: options.movie)
    var all: [ExportCost] = []
    for group in groups {
      all.append(try ExportCost(clip, options: options, group: group))
    }
    self = all[0]
    for other in all.dropFirst() {
      moving += other.moving
      seconds += other.seconds
    }
  }

  @MainActor
  private init(_ clip: Clip, options: ExportOptions, group: OutputGroup) throws {
    let clip = clip.exported(options, at: group.frameRate)
    let fonts = FontBook()
    var moments = PosterFrame()
    let plan = try clip.plan(measuring: fonts) { moments.look(at: $0) }
    let all = 0...(plan.frameCount - 1)
    let frames = options.frames ?? all
    self.frames = frames
    guard frames.lowerBound >= 0, frames.upperBound < plan.frameCount else {
      throw ClipError.frameRangeOutside(
        first: frames.lowerBound, last: frames.upperBound, frameCount: plan.frameCount)
    }
    frameRate = group.frameRate
    moving = moments.stretches.reduce(1) { sum, stretch in
      guard stretch.overlaps(frames) else { return sum }
      return sum + stretch.clamped(to: frames).count - 1
    }
    let size = ClipPicture(clip, plan: plan, measuring: fonts).size
    area = size.width * size.height
    // A quality that is looked for takes several plays; each halves what is left of 51 steps.
    let plays = options.maxBytes == nil ? 1.0 : 5
    let encoded = Double(frames.count * group.members.count * area) * Self.encoding
    seconds =
      plays * (Double(moving * area) * Self.drawing + encoded)
      + Double(plan.frameCount) * Self.playing * (plays + 1)
  }

  /// Of a task that makes only some of the frames; what moves is taken to be spread evenly.
  package func seconds(of part: ClosedRange<Int>) -> Double {
    seconds * Double(part.count) / Double(max(1, frames.count))
  }

  // Seconds of one core, as `showreel-benchmark` measures them on a machine of 2024; only how they are to
  // each other matters, and that roughly. Documentation/scale.md has the table.

  /// A pixel of a frame that is drawn: between a card that moves and a blur over everything.
  private static let drawing = 20e-9
  /// A pixel of a frame that is encoded, by x264.
  private static let encoding = 6e-9
  /// A frame that is played: script, state, layout.
  private static let playing = 0.4e-3
}
