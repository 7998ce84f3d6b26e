import ViewEngine

/// Numbers that look as if drawn by lot, the same ones for the same particle.
struct EmitterRandom {
  private var numbers: SplitMix64

  init(seed: UInt64) {
    numbers = SplitMix64(state: seed)
  }

  /// From 0 to less than 1.
  mutating func next() -> Double { Double(numbers.next() >> 11) * 0x1p-53 }

  /// Up to `range` from the middle.
  mutating func value<Value: BinaryFloatingPoint>(_ middle: Value, _ range: Value) -> Value {
    middle + range * Value(2 * next() - 1)
  }
}
