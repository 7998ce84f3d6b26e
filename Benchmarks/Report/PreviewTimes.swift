import Foundation
import Presets
import Raster
import Studio

/// What the preview of a preset waits for.
@MainActor
struct PreviewTimes {
  let name: String
  let frameCount: Int
  /// Milliseconds from the saved file to the clip's frames, which is what a reload takes.
  let reload: Double
  /// Milliseconds to play 1,000 frames anew, lists and all.
  let replay: Double
  /// Milliseconds to show 1,000 frames from the last to the first, one by one.
  let backwards: Double
  /// The same with what F and G say, the first time.
  let looking: Double

  private static let frames = 1000

  init(_ path: String) throws {
    let fonts = FontBook()
    var frames = try PlayedFrames(Preset(contentsOf: path).clip(), fonts: fonts)
    name = frames.clip.name
    frameCount = frames.plan.frameCount
    reload = try Self.median {
      frames = try PlayedFrames(Preset(contentsOf: path).clip(), fonts: fonts)
    }
    let clip = Self.lengthened(frames.clip, from: frameCount)
    replay = try Self.median {
      let player = ClipPlayer(clip, measuring: fonts)
      for frame in 0..<Self.frames { _ = try player.displayList(atFrame: frame) }
    }
    let long = try PlayedFrames(clip, fonts: fonts)
    backwards = try Self.median {
      for frame in (0..<Self.frames).reversed() { _ = try long.displayList(atFrame: frame) }
    }
    looking = try Self.time {
      for frame in (0..<Self.frames).reversed() { _ = try long.moment(atFrame: frame) }
    }
  }

  /// The script again and again, for at least 1,000 frames in which as much happens.
  private static func lengthened(_ clip: Clip, from frameCount: Int) -> Clip {
    var clip = clip
    let rounds = frames / frameCount + 1
    let automatic = [Tap(), WaitUntilSettled(), Wait(0.5)]
    let steps = clip.script.isAutomatic ? automatic : clip.script.steps
    clip.script = Script(steps: Array(repeating: steps, count: rounds).flatMap { $0 })
    // With nothing to tap, what moves does so without end.
    if clip.script.isAutomatic || (try? clip.plan(measuring: FontBook())) == nil {
      clip.script = .automatic
    }
    clip.script.duration = clip.frameRate.time(of: frames)
    return clip
  }

  private static func time(_ body: () throws -> Void) rethrows -> Double {
    let start = ContinuousClock.now
    try body()
    return (ContinuousClock.now - start) / .milliseconds(1)
  }

  private static func median(_ body: () throws -> Void) rethrows -> Double {
    try (0..<5).map { _ in try time(body) }.sorted()[2]
  }

  static func printAll() throws {
    let library = try PresetLibrary()
    print(
      "preset                           frames  reload  1,000 frames: replay  backwards  F and G")
    for name in library.names {
      let times = try PreviewTimes(library.path(of: name))
      print(
        times.name.padding(toLength: 32, withPad: " ", startingAt: 0)
          + String(
            format: "%7d %7.1f %21.1f %10.3f %8.1f  ms", times.frameCount, times.reload,
            times.replay, times.backwards, times.looking))
    }
  }
}
