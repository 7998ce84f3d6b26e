import Testing

@testable import Studio

struct PosterFrameTests {
  /// `.` shows what was shown before, `x` something else.
  private func poster(_ frames: String) -> Int {
    var poster = PosterFrame()
    for frame in frames { poster.add(isNew: frame == "x") }
    return poster.index
  }

  @Test(arguments: [
    ("......", 0), ("", 0), ("..xxxxx...", 4),
    // A frame without news does not end an animation, some do.
    ("..xx.xx......xx", 4), (".xx.....xxxxxx..", 10),
    // About as long is not longer: the view comes before it goes.
    (".xxxx.....xxxxx..", 2),
  ])
  func itIsTheMiddleOfTheLongestAnimation(_ frames: String, _ index: Int) {
    #expect(poster(frames) == index)
  }
}
