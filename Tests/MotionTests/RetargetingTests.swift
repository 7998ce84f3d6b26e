import TestSupport
import Testing

@testable import Motion

@Suite struct RetargetingTests {
  /// Rule: `plain-change-keeps-running`.
  @Test func aChangeWithoutAnimationJumps() {
    var run = Run()
    run.set(5, nil)
    #expect(run.value.presentation == 5)
    #expect(!run.value.isAnimating)
  }

  /// Rule: `commit-frame-shows-old`.
  @Test func theChangesOwnFrameStillShowsTheOldValue() {
    var run = Run(from: 3)
    run.set(5, .linear(duration: 1))
    #expect(run.value.model == 5)
    #expect(run.value.presentation == 3)
    #expect(run.at(0.5) == 4)
  }

  @Test(arguments: [Double.infinity, .nan]) func whatIsNotFiniteJumps(value: Double) {
    var run = Run()
    run.set(value, .spring)
    #expect(!run.value.isAnimating)
    run.set(2, .spring)
    #expect(run.value.presentation == 2)
  }

  @Test func theSameValueIsNoChange() {
    var run = Run(from: 3)
    run.set(3, .linear(duration: 1))
    #expect(!run.value.isAnimating)
  }

  /// Rule: `plain-change-keeps-running`.
  @Test func anUnanimatedChangeKeepsWhatIsLeftOfTheRunningOne() {
    var run = Run()
    run.set(10, .linear(duration: 1))
    _ = run.at(0.5)
    run.set(110, nil)
    #expect(run.value.presentation == 105)
    #expect(isClose(run.at(0.75), 107.5))
    #expect(run.at(1.1) == 110)
  }

  /// Rule: `spring-takes-over`.
  @Test func springToSpringKeepsPositionAndSpeed() {
    var run = Run()
    run.set(100, .spring)
    let before = run.at(0.2 - 1.0 / 300)
    let turning = run.at(0.2)
    run.set(0, .spring)
    #expect(run.value.presentation == turning)
    let after = run.at(0.2 + 1.0 / 300)
    // Speeds before and after differ by what a step's force does, not by a kink.
    #expect(isClose(after - turning, turning - before, 0.4))
    #expect(after > turning)
  }

  @Test func aSpringSentBackToItsStartComesToRest() {
    var run = Run()
    run.set(100, .spring)
    _ = run.at(0.25)
    run.set(0, .spring)
    let end = run.end() ?? .infinity
    #expect(end < 2)
    #expect(run.value.presentation == 0)
  }

  /// Rule: `spring-over-curve`.
  @Test func aSpringOverABezierStartsWithoutSpeed() {
    var run = Run()
    run.set(100, .linear(duration: 1))
    _ = run.at(0.5)
    run.set(200, .spring)
    #expect(run.value.presentation == 50)
    #expect(isClose(run.at(0.5 + 1.0 / 300), 50, 1e-6))
    #expect(isClose(run.at(0.9), 50 + 150 * progress(.spring, at: 0.4), 1e-6))
  }

  /// Rule: `spring-over-curve`.
  @Test func aSpringOverAUnitCurveTakesItsSpeed() {
    var run = Run()
    run.set(100, .timingCurve(.linear, duration: 1))
    _ = run.at(0.5)
    run.set(200, .spring)
    #expect(isClose(run.at(0.5 + 1.0 / 300), 50 + 100.0 / 300, 1e-6))
  }

  /// Rule: `response-blends-in`.
  @Test func aSpringsResponseIsBlendedIn() {
    func after(_ blend: Double) -> Double {
      var run = Run()
      run.set(100, .spring(response: 2, dampingFraction: 1))
      _ = run.at(0.1)
      run.set(200, .spring(response: 0.2, dampingFraction: 1, blendDuration: blend))
      return run.at(0.2)
    }
    #expect(after(1) < after(0) - 10)
    #expect(after(1) > 10)
  }

  /// Rule: `curves-combine`.
  @Test func aNewCurveLeadsFromTheStillMovingOldOne() {
    var run = Run()
    run.set(100, .linear(duration: 1))
    _ = run.at(0.5)
    run.set(0, .linear(duration: 1))
    #expect(run.value.presentation == 50)
    // The old one is at 75 by then; the new one has done a quarter of the way from there to 0.
    #expect(isClose(run.at(0.75), 75 - 0.25 * 75))
    #expect(isClose(run.at(1.25), 100 - 0.75 * 100))
    _ = run.at(1.51)
    #expect(!run.value.isAnimating)
    #expect(run.value.presentation == 0)
  }

  /// Rule: `combination-ends-with-newest`.
  @Test func aCombinationIsOverWithItsNewest() {
    var run = Run()
    run.set(100, .linear(duration: 10))
    _ = run.at(1)
    run.set(200, .linear(duration: 1))
    #expect(isClose(run.at(1.5), 15 + 0.5 * (200 - 15)))
    #expect(run.at(2.01) == 200)
    #expect(!run.value.isAnimating)
  }

  /// Rule: `curves-combine`.
  @Test func threeCurvesFold() {
    var run = Run()
    run.set(10, .linear(duration: 4))
    _ = run.at(1)
    run.set(20, .linear(duration: 4))
    _ = run.at(2)
    run.set(30, .linear(duration: 4))
    let first = 0.75 * 10
    let second = first + 0.5 * (20 - first)
    #expect(isClose(run.at(3), second + 0.25 * (30 - second)))
  }

  /// Rule: `delayed-springs-combine`.
  @Test func aDelayedSpringIsCombinedNotMerged() {
    var run = Run()
    run.set(100, .linear(duration: 1))
    _ = run.at(0.5)
    run.set(200, .spring.delay(0.25))
    // The old one goes on while the new one waits.
    #expect(isClose(run.at(0.7), 70))
  }

  @Test func aDelayedSpringOverAMovingTargetStillSettlesInTime() {
    var run = Run()
    run.set(100, .linear(duration: 1))
    _ = run.at(0.5)
    run.set(200, .spring.delay(0.01))
    // The old one moves the spring's way until 1 s; a spring alone takes 1.3 s for such a distance.
    let end = run.end() ?? .infinity
    #expect(end > 1.5 && end < 2.1, "\(end)")
  }

  /// Rule: `gesture-speed`.
  @Test func aSpringAfterATrackedDragStartsWithTheFingersSpeed() {
    var run = Run()
    var drag = Transaction()
    drag.tracksVelocity = true
    for frame in 0...6 {
      let time = Double(frame) / 60
      run.value.set(
        Double(frame) * 10, transaction: drag, at: time, environment: EnvironmentValues())
      run.now = time
    }
    run.set(0, .spring)
    // 10 points a frame are 600 a second, 2 a step.
    #expect(isClose(run.at(0.1 + 1.0 / 300), 62, 0.01))
  }

  @Test func timeNeverRunsBackwards() {
    var run = Run()
    run.set(1, .linear(duration: 1))
    #expect(run.at(0.5) == 0.5)
    #expect(run.at(0.25) == 0.5)
  }

  @Test func advancingTellsWhetherThePictureChanged() {
    var run = Run()
    run.set(1, .linear(duration: 1).delay(1))
    #expect(run.value.advance(to: 0.5) == false)
    #expect(run.value.advance(to: 1.5) == true)
    #expect(run.value.advance(to: 3) == true)
    #expect(run.value.advance(to: 4) == false)
  }

  @Test func copiesGoOnByThemselves() {
    var run = Run()
    run.set(1, .bouncy)
    _ = run.at(0.1)
    var copy = run
    let kept = copy.at(0.2)
    _ = run.at(0.4)
    #expect(copy.at(0.2) == kept)
    #expect(run.at(0.6) == copy.at(0.6))
  }

  @Test func pairsAnimateTogether() {
    var value = AnimatedValue(AnimatablePair(0.0, 10.0))
    value.set(
      AnimatablePair(4, 30), transaction: Transaction(animation: .linear(duration: 1)), at: 2,
      environment: EnvironmentValues())
    value.advance(to: 2.5)
    #expect(value.presentation == AnimatablePair(2, 20))
  }
}
