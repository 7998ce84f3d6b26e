import Drawing
import Foundation
import Movie
import Raster
import Views

/// Plays a clip frame by frame: what is on screen in frame n depends on n alone.
@MainActor
package final class ClipPlayer {
  package let clip: Clip
  package let graph: ViewGraph
  private let script: ScriptPlayer
  /// The frame that was last played; −1 before the first.
  package private(set) var frameIndex = -1

  package init(_ clip: Clip, measuring: any TextMeasuring) {
    self.clip = clip
    graph = ViewGraph(
      clip.makeView(), canvas: clip.stage.graphCanvas, measuring: measuring)
    script = ScriptPlayer(clip.script, graph: graph)
  }

  /// Plays on to a frame, which is at n / frame rate, and returns what it shows.
  package func displayList(atFrame index: Int) throws -> DisplayList {
    precondition(index >= frameIndex, "Frame \(index) comes before frame \(frameIndex)")
    try play(to: index)
    return graph.displayList()
  }

  /// Plays on without collecting what is shown.
  package func play(to index: Int) throws {
    while frameIndex < index {
      frameIndex += 1
      try script.advance(to: clip.frameRate.time(of: frameIndex))
    }
  }

  /// When the script was over, in seconds; nil while it runs.
  var scriptEnd: Double? { script.end }
  package var events: [ScriptEvent] { script.events }
}

/// What a clip will be, found by playing it without drawing.
public struct ClipPlan: Hashable, Sendable {
  public let frameCount: Int
  /// frameCount / frame rate, in seconds.
  public let duration: Double
  public let events: [ScriptEvent]
  public let warnings: [String]
}

extension Clip {
  /// Plays the clip without drawing a frame, to learn how long it is and what happens in it.
  package func plan(measuring: any TextMeasuring) throws -> ClipPlan {
    let player = ClipPlayer(self, measuring: measuring)
    let frameCount: Int
    if let duration = script.duration {
      frameCount = frameRate.frameCount(for: duration)
      guard frameCount > 0 else {
        throw ClipError.noFrames(duration: duration, frameRate: frameRate.description)
      }
      try player.play(to: frameCount - 1)
    } else {
      while player.scriptEnd == nil { try player.play(to: player.frameIndex + 1) }
      // The frame in which the script ends is the last.
      frameCount = max(1, frameRate.frameCount(for: player.scriptEnd ?? 0))
    }
    return ClipPlan(
      frameCount: frameCount, duration: frameRate.time(of: frameCount), events: player.events,
      warnings: player.graph.warnings)
  }
}
