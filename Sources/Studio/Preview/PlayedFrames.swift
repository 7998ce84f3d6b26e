import Drawing
import Movie
import Raster
import Views

/// The frames of a clip in any order.
///
/// A clip plays forwards only. What it showed is kept, so going back is a look-up; where a frame
/// was passed without being kept, the clip is played again from its start.
@MainActor
final class PlayedFrames {
  let clip: Clip
  let plan: ClipPlan
  private let fonts: FontBook
  private var player: ClipPlayer
  private var kept: [DisplayList?]

  /// Frames that are kept, from the first; a display list takes some kilobytes.
  private static let limit = 20_000

  init(_ clip: Clip, fonts: FontBook) throws {
    self.clip = clip
    self.fonts = fonts
    plan = try clip.plan(measuring: fonts)
    player = ClipPlayer(clip, measuring: fonts, loops: plan.loops)
    kept = Array(repeating: nil, count: min(plan.frameCount, Self.limit))
  }

  func displayList(atFrame index: Int) throws -> DisplayList {
    if kept.indices.contains(index), let list = kept[index] { return list }
    let list = try playedTo(index).displayList(atFrame: index)
    if kept.indices.contains(index) { kept[index] = list }
    return list
  }

  /// A graph as it is in a frame, to look into; it goes on when other frames are asked for.
  func graph(atFrame index: Int) throws -> ViewGraph {
    let player = try playedTo(index)
    try player.play(to: index)
    return player.graph
  }

  /// A graph as it is in a frame, for others to go on with.
  func freshGraph(atFrame index: Int) throws -> ViewGraph {
    let player = ClipPlayer(clip, measuring: fonts, loops: plan.loops)
    try player.play(to: index)
    return player.graph
  }

  /// A graph of the clip's view, to which no script has done anything.
  static func untouchedGraph(of clip: Clip, fonts: FontBook) -> ViewGraph {
    ViewGraph(clip.makeView(), canvas: clip.stage.graphCanvas, measuring: fonts)
  }

  /// Plays a frame ahead; false where all that will be kept is there.
  func playAhead() throws -> Bool {
    let next = player.frameIndex + 1
    guard next < kept.count else { return false }
    if kept[next] == nil {
      kept[next] = try player.displayList(atFrame: next)
    } else {
      try player.play(to: next)
    }
    return true
  }

  private func playedTo(_ index: Int) throws -> ClipPlayer {
    if player.frameIndex > index { player = ClipPlayer(clip, measuring: fonts, loops: plan.loops) }
    return player
  }
}
