import Foundation

/// Estimates the speed of a value from its last three samples.
///
/// - Matches: SwiftUI (asserted against it by others); the decay by reverse engineering.
package struct VelocitySampler<Value: VectorArithmetic> {
  /// Oldest first.
  private var samples: [(value: Value, time: Double)] = []

  /// Seconds after which a speed is forgotten.
  private static var memory: Double { 2 }
  /// What is left of the speed after a millisecond without a sample.
  private static var decayPerMillisecond: Double { 0.998 }

  /// Without a sample the speed is zero.
  package init() {}

  /// Adds a sample; one at the time of the last replaces it, an earlier one is ignored.
  package mutating func add(_ value: Value, at time: Double) {
    if let last = samples.last {
      if time < last.time { return }
      if time == last.time { samples.removeLast() }
      if time - last.time > Self.memory { samples = [] }
    }
    if samples.count == 3 { samples.removeFirst() }
    samples.append((value, time))
  }

  /// Units per second as of the last sample.
  package var velocity: Value {
    guard samples.count > 1 else { return .zero }
    let first = speed(0)
    guard samples.count > 2 else { return first }
    // The older pair weighs more: the last sample of a gesture is the least certain.
    return first.scaled(by: 0.75) + speed(1).scaled(by: 0.25)
  }

  /// The speed that is left at a later time.
  package func velocity(at time: Double) -> Value {
    guard let last = samples.last, time - last.time <= Self.memory else { return .zero }
    let milliseconds = max(0, time - last.time) * 1000
    return velocity.scaled(by: pow(Self.decayPerMillisecond, milliseconds))
  }

  private func speed(_ index: Int) -> Value {
    let (from, to) = (samples[index], samples[index + 1])
    return (to.value - from.value).scaled(by: 1 / (to.time - from.time))
  }
}
