/// Numbers that look as if drawn by lot, the same ones for the same particle.
struct EmitterRandom {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// From 0 to less than 1.
  mutating func next() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    mixed ^= mixed >> 31
    return Double(mixed >> 11) * 0x1p-53
  }

  /// Up to `range` from the middle.
  mutating func value<Value: BinaryFloatingPoint>(_ middle: Value, _ range: Value) -> Value {
    middle + range * Value(2 * next() - 1)
  }
}
