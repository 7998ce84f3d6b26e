import TestSupport
import Testing

@testable import Motion

@Suite struct SpringTests {
  struct Row: Sendable {
    let spring: Spring
    let frequency: Double
    let decay: Double
    let settling: Double
    let values: [Double]
  }

  static let times = [0.1, 0.2, 0.3, 0.5, 0.75, 1]

  static let table: [Row] = [
    Row(
      spring: Spring(), frequency: 0, decay: 12.566371, settling: 0.8,
      values: [0.357740, 0.715416, 0.890034, 0.986399, 0.999159, 0.999953]),
    Row(
      spring: .snappy, frequency: 6.619746, decay: 10.681415, settling: 0.876827,
      values: [0.388102, 0.786369, 0.956447, 1.006020, 1.000436, 0.999966]),
    Row(
      spring: .bouncy, frequency: 8.974184, decay: 8.796459, settling: 1.044713,
      values: [0.423302, 0.873711, 1.033930, 1.014498, 0.998192, 1.000072]),
    Row(
      spring: Spring(duration: 0.7, bounce: 0.2), frequency: 5.385587, decay: 7.180783,
      settling: 1.254674,
      values: [0.247831, 0.608040, 0.850704, 1.008896, 1.007634, 1.000319]),
    Row(
      spring: Spring(duration: 0.7, bounce: -0.2), frequency: -6.731984, decay: 11.219974,
      settling: 1.7, values: [0.204172, 0.465799, 0.654626, 0.858663, 0.953963, 0.985009]),
    Row(
      spring: Spring(mass: 1, stiffness: 100, damping: 10), frequency: 8.660254, decay: 5,
      settling: 1.739903,
      values: [0.340300, 0.849426, 1.124355, 1.074591, 0.974152, 1.002170]),
    Row(
      spring: Spring(response: 0.55, dampingRatio: 1), frequency: 0, decay: 11.423973,
      settling: 0.9, values: [0.316461, 0.665624, 0.856214, 0.977810, 0.998181, 0.999864]),
    Row(
      spring: Spring(response: 0.5, dampingRatio: 0.825), frequency: 7.101667,
      decay: 10.367256, settling: 0.900768,
      values: [0.393608, 0.799649, 0.968511, 1.008402, 1.000259, 0.999945]),
  ]

  /// Rules: `spring-closed-form`, `spring-settling-duration`.
  @Test(arguments: table) func springsHaveSwiftUIsConstantsAndValues(row: Row) {
    #expect(abs(row.spring.angularFrequency - row.frequency) < 1e-6)
    #expect(abs(row.spring.decay - row.decay) < 1e-6)
    #expect(abs(row.spring.settlingDuration - row.settling) < 1e-6)
    for (time, expected) in zip(Self.times, row.values) {
      let value = row.spring.value(target: 1.0, time: time)
      #expect(abs(value - expected) < 1e-6, "at \(time): \(value)")
    }
  }

  /// Rule: `spring-closed-form`.
  @Test func singleAssertedValuesHold() {
    let smooth = Spring()
    let loose = Spring(duration: 0.7, bounce: 0.2)
    let slow = Spring(duration: 0.7, bounce: -0.2)
    func isClose(_ a: Double, _ b: Double) -> Bool { TestSupport.isClose(a, b, 1e-6) }
    #expect(isClose(smooth.value(target: 1.2, time: 0.2), 0.858498827))
    #expect(isClose(smooth.force(target: 0.2, position: 1, velocity: -0.2), -121.304388))
    #expect(isClose(smooth.settlingDuration(target: 10.0, initialVelocity: 1, epsilon: 0.01), 0.8))
    #expect(isClose(loose.value(target: 1.2, initialVelocity: 0.1, time: 0.2), 0.733537446))
    #expect(isClose(loose.velocity(target: 1.2, initialVelocity: 0.1, time: 0.2), 3.7432200))
    #expect(
      isClose(
        loose.settlingDuration(target: 1.2, initialVelocity: 0.1, epsilon: 0.001), 1.278638521))
    #expect(isClose(slow.value(target: 1.2, time: 0.2), 0.558959083))
  }

  @Test(arguments: table) func velocityIsTheValuesSlope(row: Row) {
    let h = 1e-6
    for time in Self.times {
      let before = row.spring.value(target: 1.0, initialVelocity: 3, time: time - h)
      let after = row.spring.value(target: 1.0, initialVelocity: 3, time: time + h)
      let velocity = row.spring.velocity(target: 1.0, initialVelocity: 3, time: time)
      #expect(abs((after - before) / (2 * h) - velocity) < 1e-5)
    }
  }

  @Test(arguments: table) func updatingInStepsIsTheSameAsAtOnce(row: Row) {
    var (value, velocity) = (0.0, 2.0)
    for _ in 0..<5 {
      row.spring.update(value: &value, velocity: &velocity, target: 1, deltaTime: 0.05)
    }
    let whole = row.spring.value(target: 1.0, initialVelocity: 2, time: 0.25)
    #expect(abs(value - whole) < 1e-12)
  }

  /// Rule: `bounce-to-damping`.
  @Test func physicalAndPerceptualParametersConvert() {
    let bouncy = Spring(duration: 0.5, bounce: 0.3)
    #expect(bouncy.mass == 1)
    #expect(abs(bouncy.stiffness - 157.91367041742973) < 1e-10)
    #expect(abs(bouncy.damping - 17.59291886010284) < 1e-10)
    let physical = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(abs(physical.duration - 0.6283185307) < 1e-9)
    #expect(abs(physical.bounce - 0.5) < 1e-12)
    #expect(abs(Spring(duration: 0.7, bounce: -0.2).bounce + 0.2) < 1e-12)
  }

  /// Rule: `bounce-to-damping`. The stiffness is the natural frequency's square, however the spring is damped.
  @Test(arguments: [0.3, 0, -0.2, -0.5]) func aSpringMadeOfAnothersPartsIsTheSame(bounce: Double) {
    let spring = Spring(duration: 0.7, bounce: bounce)
    let natural = 2 * Double.pi / 0.7
    #expect(abs(spring.stiffness - natural * natural) < 1e-9)
    let again = Spring(
      mass: 1, stiffness: spring.stiffness, damping: spring.damping, allowOverDamping: true)
    #expect(abs(again.bounce - bounce) < 1e-6)
  }

  @Test(arguments: [0.3, 0, -0.3]) func aSpringOfNoDurationIsThereAtOnce(bounce: Double) {
    let spring = Spring(duration: 0, bounce: bounce)
    #expect(spring.response == 0)
    #expect(spring.value(target: 2.0, initialVelocity: 5, time: 0) == 2)
    #expect(spring.velocity(target: 2.0, initialVelocity: 5, time: 0.1) == 0)
    #expect(spring.settlingDuration == 0)
    for animation in [Animation.spring(spring), .interpolatingSpring(spring)] {
      #expect(progress(animation, at: 0.02) == 1)
    }
  }

  /// A duration of nothing would let its keyframe jump.
  @Test func aSpringThatIsNeverCalmTakesAsLongAsIsLookedAt() {
    let slow = Spring(mass: 1, stiffness: 10, damping: 1000, allowOverDamping: true)
    #expect(slow.settlingDuration == 102.4)
  }

  /// Rule: `bounce-to-damping`.
  @Test func bounceOutsideItsRangeNeverDampsOrIsNothing() {
    #expect(Spring(duration: 0.5, bounce: 1.2).dampingRatio == 0)
    #expect(Spring(duration: 0.5, bounce: 1.2).settlingDuration == .infinity)
    #expect(Spring(duration: 0.5, bounce: -1.5).dampingRatio.isNaN)
  }

  /// Rule: `spring-critical-at-most`.
  @Test func overdampingIsCriticalUnlessAllowed() {
    #expect(Spring(stiffness: 100, damping: 50).dampingRatio == 1)
    let slow = Spring(stiffness: 100, damping: 50, allowOverDamping: true)
    #expect(abs(slow.dampingRatio - 2.5) < 1e-9)
  }

  @Test(arguments: [0.3, 0.7, 0.95]) func springsCanBeMadeBySettlingDuration(ratio: Double) {
    let spring = Spring(settlingDuration: 1.4, dampingRatio: ratio)
    #expect(abs(spring.settlingDuration - 1.4) < 1e-9)
    #expect(abs(spring.dampingRatio - ratio) < 1e-9)
  }

  @Test func criticalSpringsBySettlingDurationAreThereInTime() {
    let spring = Spring(settlingDuration: 0.6, dampingRatio: 1)
    #expect(abs(1 - spring.value(target: 1.0, time: 0.6) - 0.001) < 1e-9)
  }
}
