import Compositing
import ExactFrames
import Foundation
import Raster
import Studio

/// What was seen so far.
@MainActor
struct Tally: @MainActor CustomStringConvertible {
  private(set) var frameCount = 0
  private var clipCount = 0
  private var failures = 0
  private let tools: DrawingTools

  init(on renderer: RendererChoice = .auto) { tools = DrawingTools(on: renderer) }

  var isClean: Bool { failures == 0 }
  var fonts: FontBook { tools.fonts }

  /// Compares a clip's frames, and prints what differs.
  ///
  /// - Parameter frames: Those to tell in words.
  mutating func check(
    _ clip: Clip, _ name: String, seed: UInt64, _ part: PartOfClip = .whole,
    telling frames: [Int] = [], allowing allowance: GrossDifference.Allowance = .usual
  ) throws {
    let clip = part.of(clip)
    let comparison = try FrameComparison(clip, seed: seed, every: part.every, with: tools)
    for frame in frames { print("frame \(frame)\n\(comparison.text(of: frame))") }
    frameCount += comparison.frameCount
    clipCount += 1
    let gross = try comparison.grossDifferences(on: .software, allowing: allowance)
    guard !comparison.different.isEmpty || !comparison.differentLists.isEmpty || !gross.isEmpty
    else { return }
    failures += 1
    print("\nDIFFERENT: \(name)")
    for frame in comparison.different.prefix(4) { print("  \(frame)") }
    if comparison.different.count > 4 { print("  and \(comparison.different.count - 4) more") }
    if !comparison.differentLists.isEmpty { print("  lists: \(comparison.differentLists)") }
    for (frame, difference) in gross.prefix(2) {
      print("  software: frame \(frame), \(difference.squares) squares of pixels are off")
      let (usual, software) = try comparison.pictures(of: frame, on: .software)
      let folder = "frames-that-differ"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try usual.write(png: "\(folder)/\(clip.name)-\(frame)-opengl.png")
      try software.write(png: "\(folder)/\(clip.name)-\(frame)-software.png")
    }
  }

  var description: String { "\(frameCount) frames of \(clipCount) clips, \(failures) differ" }
}
