import TestSupport
import Testing

@testable import Motion

@Suite struct FluidSpringTests {
  struct Row: Sendable {
    let response: Double
    let damping: Double
    /// When a change of 1, 10, 100, 128 and 300 units has settled, on the 1/300 s grid.
    let settled: [Double]
  }

  static let table = [
    Row(response: 0.55, damping: 1, settled: [0.883, 1.127, 1.370, 1.393, 1.483]),
    Row(response: 0.5, damping: 1, settled: [0.823, 1.047, 1.267, 1.290, 1.373]),
    Row(response: 0.5, damping: 0.85, settled: [0.560, 0.950, 1.037, 1.043, 1.053]),
    Row(response: 0.5, damping: 0.7, settled: [0.763, 1.087, 1.133, 1.133, 1.443]),
    Row(response: 0.5, damping: 0.825, settled: [0.530, 0.930, 0.980, 0.983, 1.307]),
    Row(response: 0.55, damping: 0.825, settled: [0.580, 1.013, 1.073, 1.077, 1.427]),
    Row(response: 0.15, damping: 0.86, settled: [0.200, 0.330, 0.363, 0.367, 0.373]),
    Row(response: 0.5, damping: 0.3, settled: [1.403, 2.180, 2.703, 2.707, 2.967]),
  ]

  /// Rule: `spring-settles-by-distance`.
  @Test(arguments: table) func springsSettleByDistance(row: Row) {
    let spring = Animation.spring(response: row.response, dampingFraction: row.damping)
    for (distance, expected) in zip([1.0, 10, 100, 128, 300], row.settled) {
      var run = Run()
      run.set(distance, spring)
      let end = run.end(framesPerSecond: 300) ?? .infinity
      #expect(isClose(end, expected, 0.0034), "\(distance) units: \(end), not \(expected)")
    }
  }

  /// Steps of a 300th of a second are too long for these: what they took off the speed was more than there was.
  @Test(arguments: [(0.03, 2.0), (0.1, 5), (0.5, 30), (0.03, 1.3)])
  func aSpringThatIsHeldBackStronglyStaysOnItsWay(response: Double, damping: Double) {
    let spring = Animation.spring(response: response, dampingFraction: damping)
    var last = 0.0
    for frame in 1...120 {
      let now = progress(spring, at: Double(frame) / 60)
      #expect(last - 1e-9...1 ~= now, "frame \(frame)")
      last = now
    }
    #expect(last > 0.1)
  }

  /// Rule: `fluid-spring-steps`.
  @Test func theDefaultSpringIsSteppedAt300Hertz() {
    for (time, expected) in [(0.1, 0.35578), (0.2, 0.71292), (0.3, 0.88646), (0.5, 0.98447)] {
      #expect(isClose(progress(.default, at: time), expected, 1e-5))
    }
  }

  /// Rule: `spring-settles-by-distance`.
  @Test func aMoveBy200PointsIsOverWithinItsRecordedFrames() {
    var run = Run()
    run.set(200, .default)
    // Recorded: still there after 79 frames.
    #expect(isClose((run.end() ?? 0) * 60, 80, 1.01))
  }

  @Test func valuesDoNotDependOnWhenElseTheyWereLookedAt() {
    var often = Run()
    often.set(1, .bouncy)
    for frame in 0..<240 { _ = often.at(Double(frame) / 480) }
    var seldom = Run()
    seldom.set(1, .bouncy)
    #expect(often.at(0.5) == seldom.at(0.5))
  }

  /// Rule: `fluid-spring-steps`.
  @Test func stiffestSpringsAreHeldBack() {
    let limit = Animation.spring(response: 2 * .pi / 45_000.0.squareRoot(), dampingFraction: 1)
    let stiffer = Animation.spring(response: 0.001, dampingFraction: 1)
    #expect(isClose(progress(stiffer, at: 0.03), progress(limit, at: 0.03)))
  }

  /// Rule: `no-response-jumps`.
  @Test func aSpringWithoutResponseJumps() {
    var run = Run()
    run.set(1, .spring(response: 0, dampingFraction: 1))
    #expect(run.value.presentation == 1)
    #expect(!run.value.isAnimating)
  }
}
