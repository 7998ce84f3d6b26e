/// Random numbers that are the same for the same seed, on every machine: SplitMix64 (Steele, Lea and
/// Flood, "Fast splittable pseudorandom number generators", 2014).
package struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// One of 0 ..< count.
  mutating func index(_ count: Int) -> Int { Int.random(in: 0..<count, using: &self) }

  /// To hundredths, so that a failing tree reads well.
  mutating func number(_ range: ClosedRange<Double>) -> Double {
    (Double.random(in: range, using: &self) * 100).rounded() / 100
  }

  /// True once in so many times.
  mutating func once(in count: Int) -> Bool { index(count) == 0 }

  mutating func pick<Value>(_ values: [Value]) -> Value { values[index(values.count)] }
}
