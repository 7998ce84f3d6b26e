import Testing

@testable import Motion

struct AnimationSourceTests {
  private struct Own: CustomAnimation {
    func animate<V: VectorArithmetic>(
      value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? { time < 1 ? value : nil }
  }

  @Test(arguments: [
    (Animation.default, ".default"), (.linear, ".linear"), (.bouncy, ".bouncy"),
    (.smooth, ".spring"), (.linear(duration: 2), ".linear(duration: 2)"),
    (.easeInOut(duration: 0.8), ".easeInOut(duration: 0.8)"),
    (
      .timingCurve(0.1, 0.2, 0.3, 1.4, duration: 1),
      ".timingCurve(0.1, 0.2, 0.3, 1.4, duration: 1)"
    ),
    (.timingCurve(.circularEaseIn, duration: 1), ".timingCurve(.circularEaseIn, duration: 1)"),
    (.spring(duration: 1, bounce: 0.4), ".spring(duration: 1, bounce: 0.4)"),
    (.spring(duration: 1, bounce: -0.5), ".spring(duration: 1, bounce: -0.5)"),
    (
      .spring(response: 0.5, dampingFraction: 0.825, blendDuration: 0.1),
      ".spring(duration: 0.5, bounce: 0.175, blendDuration: 0.1)"
    ),
    (
      .interpolatingSpring(stiffness: 170, damping: 26),
      ".interpolatingSpring(stiffness: 170, damping: 26)"
    ),
    (.easeIn.delay(0.2).speed(2), ".easeIn.delay(0.2).speed(2)"),
    (
      .linear(duration: 1).repeatForever(autoreverses: false),
      ".linear(duration: 1).repeatForever(autoreverses: false)"
    ),
    (.bouncy.repeatCount(3), ".bouncy.repeatCount(3)"),
    (.bouncy.repeatCount(3, autoreverses: false), ".bouncy.repeatCount(3, autoreverses: false)"),
    (.bouncy.logicallyComplete(after: 1), ".bouncy.logicallyComplete(after: 1)"),
  ])
  func anAnimationIsSaidAsItIsWritten(_ animation: Animation, _ source: String) {
    #expect(animation.source == source)
  }

  @Test func ofAnAnimationOfOnesOwnTheTypeIsSaid() {
    #expect(Animation(Own()).source == "Own")
  }
}

struct AnimationRunTests {
  private func value(_ animation: Animation, to target: Double = 100) -> AnimatedValue<Double> {
    var value = AnimatedValue(0.0)
    value.set(
      target, transaction: Transaction(animation: animation), at: 1, environment: .init())
    return value
  }

  @Test func aCurveTakesItsOwnTime() throws {
    let run = try #require(value(.linear(duration: 2).delay(0.5)).run(at: 1.5))
    #expect(
      run == AnimationRun(animation: .linear(duration: 2).delay(0.5), elapsed: 0.5, duration: 2.5))
  }

  @Test func aSpringTakesUntilItHasSettled() throws {
    var spring = value(.bouncy)
    let duration = try #require(spring.run(at: 1.2)?.duration)
    #expect(duration > 0.5)
    spring.advance(to: 1 + duration - 0.05)
    #expect(spring.isAnimating)
    spring.advance(to: 1 + duration + 0.001)
    #expect(!spring.isAnimating)
    #expect(spring.run(at: 3) == nil)
  }

  @Test func lookingMovesNothing() {
    var looked = value(.bouncy)
    var alone = value(.bouncy)
    for frame in 0..<90 {
      let time = 1 + Double(frame) / 60
      looked.advance(to: time)
      alone.advance(to: time)
      _ = looked.run(at: time)
      #expect(looked.presentation == alone.presentation)
    }
  }

  @Test func whatTakesOverBeginsAnew() throws {
    var taken = value(.linear(duration: 2))
    taken.set(
      0, transaction: Transaction(animation: .spring(duration: 1)), at: 2, environment: .init())
    let run = try #require(taken.run(at: 2.5))
    #expect(run.animation == .spring(duration: 1))
    #expect(run.elapsed == 0.5)
    #expect(try #require(run.duration) > 0.5)
  }

  @Test func whatNeverEndsHasNoDuration() throws {
    let run = try #require(value(.linear(duration: 1).repeatForever()).run(at: 4))
    #expect(run.elapsed == 3)
    #expect(run.duration == nil)
  }
}
