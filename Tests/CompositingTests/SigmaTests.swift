import Testing

@testable import Compositing

/// What of a blur changes a pixel's eight bits.
struct SigmaTests {
  @Test func aBlurThatNobodySeesIsNothing() {
    #expect(Sigma(x: 0.24, y: 0.1).isNothing)
    #expect(!Sigma(x: 0.24, y: 0.3).isNothing)
  }

  @Test func itReachesThreeDeviations() {
    #expect(Sigma(x: 4, y: 0.5).reach == (13, 3))
    #expect(Sigma(x: 0, y: 1).reach == (0, 4))
  }
}
