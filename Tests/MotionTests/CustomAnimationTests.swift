import Testing

@testable import Motion

/// Half the change until a second is over.
private struct HalfWay: CustomAnimation {
  func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    context.state[Calls.self] += 1
    if time >= 0.5 { context.isLogicallyComplete = true }
    return time < 1 ? value.scaled(by: 0.5) : nil
  }
}

/// Takes over others of its kind and shows how often it has been called.
private struct Merging: CustomAnimation {
  func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    context.state[Calls.self] += 1
    return value.scaled(by: Double(context.state[Calls.self]) / 100)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool {
    previous.base is Merging
  }
}

private enum Calls: AnimationStateKey {
  static let defaultValue = 0
}

private enum Pace: EnvironmentKey {
  static let defaultValue = 1.0
}

private struct Paced: CustomAnimation {
  func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    let progress = time * context.environment[Pace.self]
    return progress < 1 ? value.scaled(by: progress) : nil
  }
}

@Suite struct CustomAnimationTests {
  /// Rule: `custom-animation-gets-change`.
  @Test func aCustomAnimationGetsTheWholeChange() {
    let recorder = Recorder()
    var run = Run(from: 10)
    run.set(20, Animation(HalfWay()), listeners: [recorder])
    #expect(run.at(0.25) == 15)
    #expect(recorder.events == ["started"])
    #expect(run.at(0.5) == 15)
    #expect(recorder.events == ["started", "logical"])
    #expect(run.at(1) == 20)
    #expect(recorder.events == ["started", "logical", "removed"])
  }

  /// Rule: `custom-animation-gets-change`.
  @Test func aMergedAnimationKeepsItsStateAndGetsBothChanges() {
    var run = Run()
    run.set(100, Animation(Merging()))
    let calls = run.at(0.1)
    run.set(200, Animation(Merging()))
    // One more call for the change and one for the frame; the change is 200 now.
    #expect(run.at(0.2) == 2 * (calls + 2))
  }

  @Test func theEnvironmentCanBeRead() {
    var environment = EnvironmentValues()
    environment[Pace.self] = 2
    var value = AnimatedValue(0.0)
    value.set(
      1, transaction: Transaction(animation: Animation(Paced())), at: 0,
      environment: environment)
    value.advance(to: 0.25)
    #expect(value.presentation == 0.5)
  }

  @Test func environmentCopiesAreIndependent() {
    var first = EnvironmentValues()
    first[Pace.self] = 2
    var second = first
    second[Pace.self] = 3
    #expect(first[Pace.self] == 2)
    #expect(second[Pace.self] == 3)
    #expect(EnvironmentValues()[Pace.self] == 1)
  }

  @Test func animationsCanBeRunByHand() {
    var context = AnimationContext<Double>(
      state: AnimationState(), environment: EnvironmentValues())
    let half = Animation.linear(duration: 1).animate(value: 8, time: 0.5, context: &context)
    #expect(half == 4)
    #expect(Animation.linear.velocity(value: 8, time: 0.1, context: context) == nil)
    let curve = Animation.timingCurve(.linear, duration: 2)
    #expect(curve.velocity(value: 8, time: 0.1, context: context) == 4)
  }
}
