import TestSupport

// Clips are named by their seed, so what is made of the numbers never changes either.
extension SeededNumbers {
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
