import Foundation
import Movie
import Testing
import Views

@testable import Studio

/// Clips that nobody could make.
@MainActor
struct ClipLimitTests {
  private func clip(_ stage: Stage = Stage(size: CGSize(width: 80, height: 60))) -> Clip {
    Clip("clip", stage: stage, frameRate: 10) { Color.red }
  }

  @Test(arguments: [Double.infinity, 1e18, 3601])
  func aClipEndsSomewhere(duration: Double) {
    var clip = clip()
    clip.script.duration = duration
    #expect(throws: ClipError.tooLong(duration: duration)) { try clip.plan() }
  }

  @Test func aScriptEndsSomewhere() {
    var clip = clip()
    clip.frameRate = 1
    clip.script = Script(steps: [Wait(3000), Wait(3000)])
    #expect(throws: ClipError.tooLong(duration: 6000)) { try clip.plan() }
  }

  @Test(arguments: [1e18, .infinity, 16384])
  func aFrameEndsSomewhere(side: Double) {
    let stage = Stage(size: CGSize(width: side, height: side), scale: 1)
    let pixels = min(side, 0x1p53)
    #expect(throws: ClipError.tooLarge(width: Int(pixels), height: Int(pixels))) {
      try clip(stage).plan()
    }
  }

  @Test func messagesSayWhatToUse() {
    #expect(
      ClipError.tooLong(duration: .infinity).description
        == "A clip of inf s is too long. Give it a duration of up to 3600 s.")
    #expect(
      ClipError.tooLarge(width: 9000, height: 9000).description
        == "A frame of 9000×9000 pixels is too large: it may have up to 36 million. "
        + "Use a smaller size or scale.")
  }

  @Test(arguments: ["scale 0.001", "scale 9", "scale 1e-320"])
  func aScriptsScaleIsOneThatCanBeSeen(line: String) {
    #expect(
      ScriptText(line).problems.map(\.description) == [
        "a number of pixels a point cannot be \(line.dropFirst(6)). Use 0.01 to 8."
      ])
  }
}
