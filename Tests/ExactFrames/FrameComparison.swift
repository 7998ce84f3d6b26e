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
  private let plan: ClipPlan
  private let tools: DrawingTools
  /// What is seen while each frame's shutter is open, with the device, the pointer and all that a look puts there.
  private let lists: [[DisplayList]]
  private let pictures: [Bitmap]

  /// - Parameters:
  ///   - seed: Chooses the frames to start from, and the order of whole ones.
  ///   - step: Draws only the frames 0, n, 2n …
  package init(_ clip: Clip, seed: UInt64, every step: Int = 1, with tools: DrawingTools) throws {
    self.clip = clip
    self.tools = tools
    plan = try clip.plan(measuring: tools.fonts)
    let frames = Array(stride(from: 0, to: plan.frameCount, by: step))
    let picture = ClipPicture(clip, plan: plan, measuring: tools.fonts)
    lists = try Self.lists(clip, picture, frames, rehearsal: plan.rehearsal, tools)
    frameCount = frames.count

    let usual = FramePictures(over: picture.background, try tools.compositor(for: picture))
    pictures = try lists.map(usual.draw)

    var numbers = SeededNumbers(seed: seed)
    let starts = (0..<2).map { _ in numbers.index(frameCount) } + [frameCount - 1]
    for start in starts {
      try compareLists(start..<frameCount, of: frames)
      try draw(.from(start), Array(start..<frameCount), tools.compositor(for: picture))
    }
    for _ in 0..<4 {
      let frame = numbers.index(frameCount)
      try compareLists(frame..<frame + 1, of: frames)
      try draw(.alone, [frame], tools.compositor(for: picture))
    }
    try draw(.withoutLeaves, Array(0..<frameCount), tools.compositor(for: picture, budget: 0))
    let whole = try tools.compositor(for: picture)
    whole.redrawsEverything = true
    try draw(.whole, (0..<frameCount).shuffled(using: &numbers), whole)
  }

  /// Draws all of it with another of SDL's renderers.
  ///
  /// - Returns: The frames that look grossly different from those of the usual renderer.
  package func grossDifferences(
    on renderer: RendererChoice, allowing allowance: GrossDifference.Allowance = .usual
  ) throws -> [(frame: Int, difference: GrossDifference)] {
    let other = try pictures(on: renderer)
    return try lists.indices.compactMap { index in
      let picture = try other.draw(lists[index])
      let difference = GrossDifference(pictures[index], picture, allowing: allowance)
      return difference.isGross ? (index, difference) : nil
    }
  }

  private func pictures(on renderer: RendererChoice) throws -> FramePictures {
    let picture = ClipPicture(clip, plan: plan, measuring: tools.fonts)
    return FramePictures(
      over: picture.background, try tools.compositor(for: picture, on: renderer))
  }

  /// What a frame shows, in words.
  package func text(of frame: Int) -> String { lists[frame][0].text }

  /// A frame of the export, and the same drawn by another renderer, to look at.
  package func pictures(of frame: Int, on renderer: RendererChoice) throws -> (Bitmap, Bitmap) {
    let other = try pictures(on: renderer)
    return (pictures[frame], try other.draw(lists[frame]))
  }

  /// Its player ends here: one that lives holds the timers that a clip's runs share.
  private static func lists(
    _ clip: Clip, _ picture: ClipPicture, _ frames: [Int], rehearsal: Rehearsal,
    _ tools: DrawingTools
  ) throws -> [[DisplayList]] {
    let player = ClipPlayer(clip, measuring: tools.fonts, rehearsal: rehearsal)
    return try frames.map { picture.lists(try player.exposure(ofFrame: $0)) }
  }

  /// By a player that has evaluated no earlier frame, in a picture that was put together for no other.
  private mutating func compareLists(_ indices: Range<Int>, of frames: [Int]) throws {
    let player = ClipPlayer(clip, measuring: tools.fonts, rehearsal: plan.rehearsal)
    let picture = ClipPicture(clip, plan: plan, measuring: tools.fonts)
    for index in indices
    where try picture.lists(player.exposure(ofFrame: frames[index])) != lists[index] {
      differentLists.append(frames[index])
    }
  }

  private mutating func draw(
    _ way: WayOfDrawing, _ order: [Int], _ compositor: Compositor
  ) throws {
    let background = ClipPicture(clip, plan: plan, measuring: tools.fonts).background
    let frames = FramePictures(over: background, compositor)
    for index in order {
      let picture = try frames.draw(lists[index])
      if let difference = PictureDifference(pictures[index], picture) {
        different.append(DifferentFrame(frame: index, way: way, difference: difference))
      }
    }
  }
}
