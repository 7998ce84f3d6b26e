import TestSupport
import Testing

@testable import Motion

@Suite struct AnimationModifierTests {
  private let second = Animation.linear(duration: 1)

  /// A view that is sent away and, later, back: the way back is nothing until the way away has begun.
  @Test func aDelayedSpringWaitsAlsoWhereItHasNoWayToGoYet() {
    for back in [Animation.spring, .bouncy, .interpolatingSpring(stiffness: 200, damping: 20)] {
      var run = Run(from: 1)
      run.set(2, .spring)
      run.set(1, back.delay(0.6))
      #expect(run.at(0) == 1)
      #expect(run.at(0.5) > 1.7)
      #expect(abs(run.at(2.5) - 1) < 0.01)
    }
    #expect(progress(.linear(duration: 0).delay(1), at: 0.9) == 0)
    #expect(progress(.linear(duration: 0).delay(1), at: 1) == 1)
  }

  /// Rule: `delay-shows-start`.
  @Test func aDelayShowsTheStart() {
    let animation = second.delay(0.5)
    #expect(progress(animation, at: 0.25) == 0)
    #expect(progress(animation, at: 0.5) == 0)
    #expect(progress(animation, at: 1) == 0.5)
  }

  /// Rule: `delay-shows-start`.
  @Test func aNegativeDelayBeginsThatFarIn() {
    var run = Run()
    run.set(1, second.delay(-0.25))
    #expect(run.value.presentation == 0.25)
    #expect(run.at(0.5) == 0.75)
  }

  /// Rule: `speed-counts-for-inner-delay`.
  @Test func speedCountsForTheDelaysBeforeIt() {
    #expect(progress(second.delay(1).speed(2), at: 0.5) == 0)
    #expect(progress(second.delay(1).speed(2), at: 0.75) == 0.5)
    #expect(progress(second.speed(2).delay(1), at: 1) == 0)
    #expect(progress(second.speed(2).delay(1), at: 1.25) == 0.5)
  }

  /// Rule: `repeat-exact-period`.
  @Test func legsFollowOneAnotherExactly() {
    let back = second.repeatCount(3)
    #expect(progress(back, at: 0.75) == 0.75)
    #expect(progress(back, at: 1.25) == 0.75)
    #expect(progress(back, at: 2.5) == 0.5)
    let again = second.repeatCount(3, autoreverses: false)
    #expect(progress(again, at: 1.25) == 0.25)
    #expect(progress(again, at: 2.5) == 0.5)
    #expect(back.fixedDuration == 3)
  }

  /// Rule: `repeat-mirrors-value`.
  @Test func aWayBackIsMirroredInValueNotInTime() {
    let back = Animation.easeIn(duration: 1).repeatForever()
    let there = Animation.easeIn(duration: 1)
    #expect(isClose(progress(back, at: 1.25), 1 - progress(there, at: 0.25)))
  }

  /// Rule: `even-legs-end-at-start`.
  @Test func anEvenNumberOfLegsEndsAtTheStartAndJumps() {
    var run = Run()
    run.set(1, second.repeatCount(2))
    #expect(run.at(2) == 0)
    #expect(run.at(2.01) == 1)
    #expect(!run.value.isAnimating)
  }

  /// Rule: `repeat-counts-legs`.
  @Test func oneLegNeverReverses() {
    var run = Run()
    run.set(1, second.repeatCount(1))
    #expect(run.at(0.5) == 0.5)
    #expect(run.end().map { isClose($0, 1.0167, 0.02) } == true)
  }

  /// Rule: `repeat-counts-legs`.
  @Test func noLegsAreNoAnimation() {
    #expect(progress(second.repeatCount(0), at: 0.1) == 1)
  }

  @Test func whatRepeatsForeverSaysSo() {
    var run = Run()
    run.set(1, .easeInOut(duration: 0.5).repeatForever().delay(1).speed(2))
    #expect(run.value.runsForever)
    _ = run.at(100)
    #expect(run.value.isAnimating)
    run.set(2, .linear)
    #expect(!run.value.runsForever)
    #expect(run.at(200) == 2)
  }

  @Test func springsAreStartedAfreshForEachLeg() {
    var run = Run()
    run.set(1, .spring.repeatForever(autoreverses: false))
    var lows = 0
    var last = 0.0
    for frame in 1...300 {
      let value = run.at(Double(frame) / 60)
      if value < last - 0.5 { lows += 1 }
      last = value
    }
    // 0.823 s each, seen on the next frame, which shows the end: 50 frames and one.
    #expect(lows == 5)
  }

  @Test func repeatedRepeatsKeepTheirLegsApart() {
    let nested = second.repeatCount(2).repeatCount(2, autoreverses: false)
    #expect(progress(nested, at: 1.5) == 0.5)
    #expect(progress(nested, at: 2.25) == 0.25)
    let springs = Animation.spring.repeatCount(2, autoreverses: false).repeatCount(2)
    #expect(progress(springs, at: 0.5) == progress(.spring, at: 0.5))
  }
}
