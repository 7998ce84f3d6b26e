import TestSupport
import Compositing
import Drawing
import Raster
import Studio
import Views

/// Draws a clip's frames in every way there is and says which differ from those of an export.
@MainActor
package struct FrameComparison {
  package private(set) var frameCount = 0
  package private(set) var different: [DifferentFrame] = []
  /// Frames whose display list depends on how the player got there.
  package private(set) var differentLists: [Int] = []

  private let clip: Clip
  private let tools: DrawingTools
  /// What is seen while each frame's shutter is open.
  private let lists: [[DisplayList]]
  private let pictures: [Bitmap]

  /// - Parameters:
  ///   - seed: Chooses the frames to start from, and the order of whole ones.
  ///   - step: Draws only the frames 0, n, 2n …
  package init(_ clip: Clip, seed: UInt64, every step: Int = 1, with tools: DrawingTools) throws {
    self.clip = clip
    self.tools = tools
    let plan = try clip.plan(measuring: tools.fonts)
    let frames = Array(stride(from: 0, to: plan.frameCount, by: step))
    lists = try Self.lists(clip, frames, rehearsal: plan.rehearsal, tools)
    frameCount = frames.count

    let usual = FramePictures(clip, try tools.compositor(for: clip))
    pictures = try lists.map(usual.draw)

    var numbers = SeededNumbers(seed: seed)
    let starts = (0..<2).map { _ in numbers.index(frameCount) } + [frameCount - 1]
    for start in starts {
      try compareLists(start..<frameCount, of: frames, rehearsal: plan.rehearsal)
      try draw(.from(start), Array(start..<frameCount), tools.compositor(for: clip))
    }
    for _ in 0..<4 {
      let frame = numbers.index(frameCount)
      try compareLists(frame..<frame + 1, of: frames, rehearsal: plan.rehearsal)
      try draw(.alone, [frame], tools.compositor(for: clip))
    }
    try draw(.withoutLeaves, Array(0..<frameCount), tools.compositor(for: clip, budget: 0))
    let whole = try tools.compositor(for: clip)
    whole.redrawsEverything = true
    try draw(.whole, (0..<frameCount).shuffled(using: &numbers), whole)
  }

  /// What moves within what moves is up to three pixels away by software, which moves by whole ones: 3 and 6
  /// squares of small pictures were off in 2 of 10,004 random frames.
  private static let mostSquares = 24

  /// Draws all of it with another of SDL's renderers.
  ///
  /// - Returns: The frames that look grossly different from those of the usual renderer.
  package func grossDifferences(on renderer: RendererChoice) throws -> [(
    frame: Int, difference: GrossDifference
  )] {
    let other = FramePictures(clip, try tools.compositor(for: clip, on: renderer))
    return try lists.indices.compactMap { index in
      let picture = try other.draw(lists[index])
      let difference = GrossDifference(pictures[index], picture)
      return difference.squares > Self.mostSquares ? (index, difference) : nil
    }
  }

  /// What a frame shows, in words.
  package func text(of frame: Int) -> String { lists[frame][0].text }

  /// A frame of the export, and the same drawn by another renderer, to look at.
  package func pictures(of frame: Int, on renderer: RendererChoice) throws -> (Bitmap, Bitmap) {
    let other = FramePictures(clip, try tools.compositor(for: clip, on: renderer))
    return (pictures[frame], try other.draw(lists[frame]))
  }

  /// Its player ends here: one that lives holds the timers that a clip's runs share.
  private static func lists(
    _ clip: Clip, _ frames: [Int], rehearsal: Rehearsal, _ tools: DrawingTools
  ) throws -> [[DisplayList]] {
    let player = ClipPlayer(clip, measuring: tools.fonts, rehearsal: rehearsal)
    return try frames.map { try player.exposure(ofFrame: $0).map(\.list) }
  }

  /// By a player that has evaluated no earlier frame.
  private mutating func compareLists(
    _ indices: Range<Int>, of frames: [Int], rehearsal: Rehearsal
  ) throws {
    let player = ClipPlayer(clip, measuring: tools.fonts, rehearsal: rehearsal)
    for index in indices
    where try player.exposure(ofFrame: frames[index]).map(\.list) != lists[index] {
      differentLists.append(frames[index])
    }
  }

  private mutating func draw(
    _ way: WayOfDrawing, _ order: [Int], _ compositor: Compositor
  ) throws {
    let frames = FramePictures(clip, compositor)
    for index in order {
      let picture = try frames.draw(lists[index])
      if let difference = PictureDifference(pictures[index], picture) {
        different.append(DifferentFrame(frame: index, way: way, difference: difference))
      }
    }
  }
}
