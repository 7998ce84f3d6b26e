import CWeightedSum
import TestSupport
import Testing

/// The sum that blurs are made of, for whichever processor there is.
struct WeightedSumTests {
  /// Each number multiplied, rounded, added and rounded, in the order of the rows: what every machine must give.
  @Test(arguments: [1, 2, 6, 25], [16, 32, 48, 1024])
  func itIsThatOfPlainArithmeticToTheLastBit(rowCount: Int, count: Int) {
    var random = SeededNumbers(seed: UInt64(rowCount * 10_000 + count))
    let rows = (0..<rowCount).map { _ in
      (0..<count).map { _ in Float.random(in: 0...255, using: &random) }
    }
    let weights = (0..<rowCount).map { _ in Float.random(in: -1...1, using: &random) }
    var expected = [Float](repeating: 0, count: count)
    for (row, weight) in zip(rows, weights) {
      for index in 0..<count { expected[index] += row[index] * weight }
    }
    #expect(sum(rows, weights, count) == expected)
  }

  /// Where a blur reads nothing but what is transparent.
  @Test func ofNoRowsItIsNothing() {
    #expect(sum([], [], 48) == [Float](repeating: 0, count: 48))
  }

  private func sum(_ rows: [[Float]], _ weights: [Float], _ count: Int) -> [Float] {
    let memory = UnsafeMutablePointer<Float>.allocate(capacity: rows.count * count)
    defer { memory.deallocate() }
    for (row, numbers) in rows.enumerated() {
      (memory + row * count).update(from: numbers, count: count)
    }
    let starts = rows.indices.map { UnsafePointer(memory + $0 * count) }
    // It replaces whatever was there.
    var result = [Float](repeating: 7, count: count)
    showreel_weighted_sum(starts, weights, starts.count, &result, count)
    return result
  }
}
