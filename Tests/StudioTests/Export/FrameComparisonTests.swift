import ExactFrames
import Foundation
import Studio
import Testing

/// A frame is a function of its index: whatever was drawn before it, by which way, and with what left
/// in the caches, its pixels are the same.
@MainActor
@Suite("Frames drawn in every way", .serialized)
struct FrameComparisonTests {
  private static let tools = DrawingTools()
  private static let software = DrawingTools(on: .software)

  /// A few only, because unoptimised code is slow: `Scripts/check` goes on to 10,000 frames with
  /// `showreel-frames`.
  ///
  /// 1000610 is a tilted pane of glass near the camera, which once was drawn beyond what was known of it,
  /// 1002746 a symbol that reaches behind the camera, which was not cut into pieces. In 5200305 a turned
  /// clip's layer begins a pixel further in when a control in it moves, beside the canvas's edge.
  /// In 81002034 a mask has a pane of glass, whose reach was not known.
  @Test(arguments: Array(1...8) + [1_000_610, 1_002_746, 5_200_305, 81_002_034])
  func randomClips(_ seed: UInt64) throws {
    let random = RandomClip(seed: seed)
    let frames = try FrameComparison(
      random.clip(measuring: Self.tools.fonts), seed: seed, with: Self.tools)
    #expect(frames.different.isEmpty, "\(random)")
    #expect(frames.differentLists.isEmpty, "\(random)")
    let gross = try frames.grossDifferences(
      on: .software, allowing: .random)
    #expect(gross.isEmpty, "\(random)")
  }

  /// What SDL's software renderer scales, tilts or blurs comes out otherwise where an edge cuts it off: parts of
  /// these frames were drawn so.
  @Test(arguments: [4_000_000_022, 4_000_000_045, 4_000_000_088, 4_000_000_089])
  func randomClipsBySoftware(_ seed: UInt64) throws {
    let random = RandomClip(seed: seed)
    let frames = try FrameComparison(
      random.clip(measuring: Self.software.fonts), seed: seed, with: Self.software)
    #expect(frames.different.isEmpty, "\(random)")
  }

  @Test(arguments: 1...8)
  func randomScenes(_ seed: UInt64) throws { try compare(RandomScene(seed: seed)) }

  /// 521 and 597: the layer of a group that is filtered, or seen in perspective, became another one.
  /// 9006569 and 9007193: an opaque blur fills the rectangle around what is in it, which was turned.
  @Test(arguments: [521, 597, 9_006_569, 9_007_193])
  func randomScenesWithoutGroupsInMasks(_ seed: UInt64) throws {
    try compare(RandomScene(seed: seed, maskDepth: 1))
  }

  private func compare(_ scene: RandomScene) throws {
    let comparison = try SceneComparison(scene, with: Self.tools)
    #expect(comparison.listCount == 5)
    #expect(comparison.different.isEmpty, "scene \(scene.seed)")
  }
}
