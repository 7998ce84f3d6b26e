import Testing

@testable import Studio

/// The frame that stands for a clip.
@Suite("Poster") struct PosterFrameTests {
  private func poster(_ revisions: [Int]) -> PosterFrame {
    var poster = PosterFrame()
    for (index, revision) in revisions.enumerated() {
      poster.look(atFrame: index, revision: revision)
    }
    return poster
  }

  @Test func isTheMiddleOfTheLongestAnimation() {
    // Still for three frames, a blink, still, then six frames of motion, still.
    let found = poster([1, 1, 1, 2, 2, 2, 3, 4, 5, 6, 7, 8, 8, 8, 8])
    #expect(found.stretches == [2...3, 5...11])
    #expect(found.index(in: 0...14) == 8)
  }

  @Test func ofTwoThatAreEquallyLongIsInTheFirst() {
    #expect(poster([1, 2, 3, 3, 3, 4, 5, 5]).index(in: 0...7) == 1)
  }

  @Test func isTheClipsOwnMiddleWhereNothingMoves() {
    #expect(poster([1, 1, 1, 1, 1]).index(in: 0...4) == 2)
  }

  @Test func isAmongTheFramesThatAreWritten() {
    let found = poster([1, 2, 3, 4, 5, 6, 7, 8, 9, 9])
    #expect(found.index(in: 6...9) == 7)
    #expect(found.index(in: 9...9) == 9)
  }

  /// A clip may be planned several times, the last being the one that counts.
  @Test func forgetsWhatItSawBeforeTheFirstFrame() {
    var found = poster([1, 2, 3, 4])
    for index in 0..<4 { found.look(atFrame: index, revision: 4) }
    #expect(found.stretches.isEmpty)
  }
}
