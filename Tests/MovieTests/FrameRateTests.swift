import Testing

@testable import Movie

@Suite struct FrameRateTests {
  @Test(arguments: [
    ("60", 60, 1), ("30000/1001", 30000, 1001), ("29.97", 30000, 1001), ("23.976", 24000, 1001),
    ("23.98", 24000, 1001), ("59.94", 60000, 1001), ("12.5", 25, 2), ("50/2", 25, 1),
    ("30.0", 30, 1), ("1/2", 1, 2), ("29.5", 59, 2), ("1000", 1000, 1), ("119.88", 120_000, 1001),
  ])
  func isReadAsAnExactFraction(text: String, numerator: Int, denominator: Int) throws {
    let rate = try #require(FrameRate(parsing: text))
    #expect(rate.numerator == numerator)
    #expect(rate.denominator == denominator)
  }

  @Test(arguments: [
    "", "0", "-30", "abc", "30fps", "1/0", "0/1", "1001", "1/2/3", "1.2.3", "+30", "30.", "/",
    "99999999999999999999",
  ])
  func refusesWhatIsNoRate(text: String) {
    #expect(FrameRate(parsing: text) == nil)
  }

  @Test(arguments: [FrameRate(60), FrameRate(30000, 1001), FrameRate(25, 2), FrameRate(24)])
  func aFrameIsShownFromItsOwnTimeOn(rate: FrameRate) {
    for frame in 0..<5000 {
      let time = rate.time(of: frame)
      #expect(rate.frame(at: time) == frame)
      #expect(rate.frame(at: time.nextDown) == frame - 1)
    }
  }

  @Test func countsFramesToTheNearest() {
    #expect(FrameRate(60).frameCount(for: 2) == 120)
    #expect(FrameRate(30000, 1001).frameCount(for: 10) == 300)
    #expect(FrameRate(60).frameCount(for: 0.1) == 6)
  }

  @Test func isWrittenAsItIsRead() {
    #expect(FrameRate(60).description == "60")
    #expect(FrameRate(30000, 1001).description == "30000/1001")
    #expect(FrameRate(30000, 1001) < 30)
  }
}
