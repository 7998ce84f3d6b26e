import Foundation
import Snippets
import Studio
import Testing

@testable import ShowreelCLI

/// What a demo's process says of its clip is held against what was asked for, however that was asked.
@MainActor
struct AskedClipTests {
  private func report(frames: Int, duration: Double) -> String {
    """
    [{"path": "a.mp4", "frames": \(frames), "duration": \(duration), "width": 80, "height": 60, \
    "frameRate": "10", "bytes": 5, "seconds": 0.1, "framesDrawn": 1, "warnings": []}]
    """
  }

  private func asked(_ frames: ClosedRange<Int>?) -> AskedClip {
    var direction = Direction()
    direction.frameRate = 10
    direction.screen = Direction.Screen(width: 80, height: 60)
    direction.scale = 1
    direction.frames = frames
    return AskedClip(["a.mp4"], poster: nil, direction)
  }

  @Test func theFramesThatWereAskedForAreClaimed() throws {
    let claims = try asked(3...7).claims(in: report(frames: 5, duration: 0.5))
    #expect(claims == [ClipClaim(width: 80, height: 60, frames: 5, frameRate: 10, bytes: 5)])
  }

  /// As many as no number counts. An honest process refuses them; one that lies must not end whoever reads it.
  @Test(arguments: [
    (0...Int.max, Int.max), (1...Int.max, Int.max), (4...Int.max, Int.max - 3),
  ])
  func framesThatNoClipHasAreNotClaimed(_ frames: ClosedRange<Int>, _ count: Int) {
    #expect(throws: PlayError.notAClip("it says that it has 5 frames and not \(count)")) {
      try asked(frames).claims(in: report(frames: 5, duration: 0.5))
    }
  }

  @Test func theLastFrameOfAllIsOne() throws {
    let claims = try asked(Int.max...Int.max).claims(in: report(frames: 1, duration: 0.1))
    #expect(claims.count == 1)
  }
}
