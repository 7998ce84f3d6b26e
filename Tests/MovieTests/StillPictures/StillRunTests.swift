import Testing

@testable import Movie

@Suite struct StillRunTests {
  /// What the frames become: `a` any, `p` predicted, `l` lasting, `k` key, `-` skipped. Each number is a picture that stands
  /// for so many frames.
  private func kinds(_ lengths: [Int], keyframeInterval: Int? = nil) throws -> String {
    var run = try #require(StillRun(keyframeInterval: keyframeInterval))
    var frames: [StillRun.Frame] = []
    for length in lengths {
      frames += run.end()
      frames += run.begin()
      for _ in 1..<length { frames += run.repeatPicture() }
    }
    frames += run.end()
    return String(
      frames.map { frame -> Character in
        switch frame {
        case .encoded(.any): "a"
        case .encoded(.predicted): "p"
        case .encoded(.lasting): "l"
        case .encoded(.key): "k"
        case .skipped: "-"
        }
      })
  }

  @Test func whatMovesIsEncoded() throws {
    #expect(try kinds([1, 1, 1, 1]) == "aaaa")
  }

  @Test func whatStandsShortlyIsEncodedAsBefore() throws {
    #expect(try kinds([1, 12, 1]) == "aaaaaaaaaaaaaa")
  }

  @Test func aLongRunIsSkippedButForItsFirstFrames() throws {
    #expect(try kinds([1, 13, 1, 1]) == "aapl----------ka")
    #expect(try kinds([20]) == "apl" + String(repeating: "-", count: 17))
  }

  @Test func oneRunAfterTheOther() throws {
    #expect(try kinds([14, 14, 3]) == "apl-----------kpl-----------kaa")
  }

  @Test func keyFramesComeAtTheirDistance() throws {
    #expect(try kinds([40], keyframeInterval: 15) == "apl------------kpl------------kpl-------")
    let long = try kinds([1000])
    #expect(long.count == 1000)
    #expect(
      long.indices.filter { long[$0] == "k" }.map { long.distance(from: long.startIndex, to: $0) }
        == [250, 500, 750])
  }

  @Test func aKeyFrameThatMovementBringsCountsToo() throws {
    let kinds = try kinds([14, 30], keyframeInterval: 20)
    #expect(kinds == "apl-----------kpl-----------------kpl-------")
  }

  @Test func nothingIsSkippedBetweenKeyFramesThatAreClose() {
    #expect(StillRun(keyframeInterval: 12) == nil)
    #expect(StillRun(keyframeInterval: 13) != nil)
  }

  @Test(arguments: [1, 2, 5, 11, 12, 13, 14, 40, 300])
  func everyFrameIsThereOnce(length: Int) throws {
    #expect(try kinds([length, 1, length, length]).count == 3 * length + 1)
  }
}
