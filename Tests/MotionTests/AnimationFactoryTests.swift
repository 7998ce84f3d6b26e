import TestSupport
import Testing

@testable import Motion

@Suite struct AnimationFactoryTests {
  private func fluid(_ response: Double, _ damping: Double, _ blend: Double = 0) -> Animation {
    Animation(
      FluidSpringAnimation(
        response: response, dampingFraction: damping, blendDuration: blend))
  }

  private func isSame(_ animation: Animation, _ expected: FluidSpringAnimation) -> Bool {
    guard let spring = animation.base as? FluidSpringAnimation else { return false }
    return isClose(spring.response, expected.response)
      && isClose(spring.dampingFraction, expected.dampingFraction)
      && spring.blendDuration == expected.blendDuration
  }

  /// Rule: `spring-factories`.
  @Test func springsHaveSwiftUIsDefaults() {
    func expect(_ animation: Animation, _ r: Double, _ d: Double, _ blend: Double = 0) {
      let spring = FluidSpringAnimation(response: r, dampingFraction: d, blendDuration: blend)
      #expect(isSame(animation, spring), "\(animation)")
    }
    expect(.spring, 0.5, 1)
    expect(.spring(), 0.5, 1)
    expect(.spring(bounce: 0.2), 0.5, 0.8)
    expect(.spring(duration: 0.8, bounce: -0.2), 0.8, 1.25)
    expect(.spring(dampingFraction: 0.5), 0.5, 0.5)
    expect(.spring(response: 0.3), 0.3, 0.825)
    expect(.spring(Spring(duration: 0.4, bounce: 0.25)), 0.4, 0.75)
    expect(.interactiveSpring, 0.15, 0.85, 0.25)
    expect(.interactiveSpring(response: 0.2), 0.2, 0.86, 0.25)
    expect(.interactiveSpring(extraBounce: 0.1), 0.15, 0.75, 0.25)
    expect(.smooth, 0.5, 1)
    expect(.snappy, 0.5, 0.85)
    expect(.bouncy, 0.5, 0.7)
    expect(.smooth(duration: 1, extraBounce: 0.1), 1, 0.9)
    expect(.snappy(extraBounce: 0.1), 0.5, 0.75)
    expect(.bouncy(duration: 0.3), 0.3, 0.7)
  }

  /// Rule: `default-spring`.
  @Test func theDefaultIsASpringOfHalfASecond() {
    #expect(Animation.default.description == "DefaultAnimation()")
    for time in [0.1, 0.4] {
      #expect(progress(.default, at: time) == progress(.spring, at: time))
    }
  }

  /// Rule: `curve-duration`.
  @Test func curvesTakeAThirdOfASecondUnlessSaid() {
    for curve in [Animation.linear, .easeIn, .easeOut, .easeInOut, .timingCurve(0, 0, 1, 1)] {
      #expect(curve.fixedDuration == 0.35)
    }
    #expect(Animation.easeInOut(duration: 2).fixedDuration == 2)
    #expect(isClose(progress(.easeIn(duration: 4), at: 1), 0.09346, 1e-5))
    #expect(isClose(progress(.easeOut(duration: 4), at: 1), 0.37814, 1e-5))
    #expect(isClose(progress(.easeInOut(duration: 4), at: 1), 0.12916, 1e-5))
    #expect(isClose(progress(.linear(duration: 100), at: 10), 0.1))
    #expect(isClose(progress(.timingCurve(.circularEaseIn, duration: 4), at: 2), 0.134, 1e-3))
  }

  /// Rule: `timing-curve-overshoots`.
  @Test func aTimingCurveMayOvershoot() {
    let curve = Animation.timingCurve(0.68, -0.6, 0.32, 1.6, duration: 4)
    #expect(isClose(progress(curve, at: 1), -0.09771, 1e-5))
    #expect(isClose(progress(curve, at: 3), 1.09771, 1e-5))
  }

  /// Rule: `curve-end`.
  @Test func aCurveShowsItsEndAndIsThenOver() {
    var run = Run()
    run.set(1, .linear(duration: 0.5))
    #expect(run.at(0.5) == 1)
    #expect(run.value.isAnimating)
    _ = run.at(0.51)
    #expect(!run.value.isAnimating)
  }

  /// Rule: `curve-end`.
  @Test func aCurveWithoutLengthIsOverAtOnce() {
    var run = Run()
    run.set(1, .linear(duration: 0))
    #expect(run.value.presentation == 1)
    #expect(!run.value.isAnimating)
  }

  /// Rule: `interpolating-spring`.
  @Test func interpolatingSpringsFollowTheClosedForm() {
    let spring = Spring(mass: 1, stiffness: 100, damping: 10)
    let animation = Animation.interpolatingSpring(stiffness: 100, damping: 10)
    for time in [0.1, 0.3, 0.9] {
      #expect(isClose(progress(animation, at: time), spring.value(target: 1.0, time: time)))
    }
    let fast = Animation.interpolatingSpring(stiffness: 100, damping: 10, initialVelocity: 5)
    let value = spring.value(target: 1.0, initialVelocity: 5, time: 0.1)
    #expect(isClose(progress(fast, at: 0.1), value))
    #expect(Animation.interpolatingSpring == .interpolatingSpring(duration: 0.5, bounce: 0))
  }

  /// Rule: `interpolating-spring`.
  @Test func interpolatingSpringsHaveNoOverdampedTail() {
    let critical = Animation.interpolatingSpring(stiffness: 100, damping: 20)
    let heavy = Animation.interpolatingSpring(stiffness: 100, damping: 80)
    #expect(isClose(progress(critical, at: 0.2), progress(heavy, at: 0.2)))
  }

  /// Rule: `interpolating-spring-end`.
  @Test func interpolatingSpringsEndWithTheirModel() {
    #expect(Animation.interpolatingSpring(stiffness: 100, damping: 20).fixedDuration == 1)
    let loose = Animation.interpolatingSpring(stiffness: 100, damping: 10).fixedDuration ?? 0
    #expect(isClose(loose, 1.4726, 1e-3))
    let stiff = Animation.interpolatingSpring(stiffness: 10_000, damping: 100).fixedDuration
    #expect(stiff == 1)
    #expect(Animation.interpolatingSpring(stiffness: 100, damping: 0).fixedDuration == nil)
  }

  @Test func equalAnimationsAreEqualAndHashAlike() {
    #expect(Animation.easeIn == .easeIn(duration: 0.35))
    #expect(Animation.easeIn.hashValue == Animation.easeIn(duration: 0.35).hashValue)
    #expect(Animation.easeIn != .easeOut)
    #expect(Animation.spring.delay(1) == .spring.delay(1))
    #expect(Animation.spring.delay(1) != .spring.delay(2))
    #expect(Animation.spring.delay(1) != .spring.speed(1))
  }
}
