import Foundation
import Movie
import Studio
import TestSupport
import Testing

@testable import Presets

/// Every preset, through the whole way to a file. Small pictures, so that all of them can be.
@MainActor
@Suite("Files of presets", .serialized)
struct PresetFileTests {
  private func clip(_ name: String) throws -> Clip {
    var clip = try Preset(contentsOf: PresetLibrary(folder: Shipped.folder).path(of: name)).clip()
    // 100 × 216 pixels: H.264 wants even sides.
    clip.stage.scale = 0.254
    return clip
  }

  @Test("The file is what the plan says", arguments: Shipped.names)
  func fileKeepsThePlan(name: String) throws {
    let clip = try clip(name)
    let plan = try clip.plan()
    let folder = try TemporaryFolder()
    let path = folder.file("preset.mp4")
    let report = try Exporter(clip).export(to: path)
    let facts = try MovieFacts.read(path, decode: true)

    let rate = clip.frameRate
    #expect(facts.frameCount == Int((plan.duration * rate.framesPerSecond).rounded()))
    #expect(facts.frameCount == plan.frameCount && report.frameCount == plan.frameCount)
    let exact = ExactTime(plan.frameCount * rate.denominator, rate.numerator)
    #expect(facts.duration == exact)
    #expect(facts.containerDuration == exact)
    #expect(facts.startTime == ExactTime(0, 1))
    #expect(facts.frameRate == rate && facts.hasConstantFrameRate)
    #expect(facts.codec == "h264" && facts.pixelFormat == "yuv420p")
    let color = facts.color
    #expect([color.matrix, color.primaries, color.transfer] == ["bt709", "bt709", "bt709"])
    #expect(color.range == "tv" && color.chromaLocation == "left")
    #expect(facts.startsWithKeyFrame)
    #expect(facts.isFastStart == true)
    #expect(facts.decodesToTheEnd == true)
    #expect(facts.width == clip.stage.pixelWidth && facts.height == clip.stage.pixelHeight)
    #expect(report.warnings == [])
  }

  @Test("Two runs show the same frames, and so does a part of the clip", arguments: Shipped.names)
  func framesAreTheSameEveryTime(name: String) throws {
    let clip = try clip(name)
    let all = try hashes(clip)
    let middle = (all.count / 3)...(2 * all.count / 3)
    #expect(try hashes(clip, middle) == Array(all[middle]))
    #expect(Set(all).count > 1, "The clip shows nothing but one picture")
  }

  private func hashes(_ clip: Clip, _ frames: ClosedRange<Int>? = nil) throws -> [Int] {
    var result: [Int] = []
    try FrameReader(clip).forEach(frames) { bitmap, _ in
      var hasher = Hasher()
      bitmap.withUnsafeBytes { hasher.combine(bytes: $0) }
      result.append(hasher.finalize())
    }
    return result
  }
}
