/// How much two pictures of one size differ, in levels of 255 of any channel.
package struct LevelDifference {
  package private(set) var largest = 0
  package private(set) var mean = 0.0
  /// The mean of the squares of the levels.
  package private(set) var meanSquare = 0.0

  package init(_ a: some Collection<UInt8>, _ b: some Collection<UInt8>) {
    // What a test is built as calls each element of a collection by name: of the 200 pictures of the gallery alone that
    // took a minute.
    let sums = Self.together(a) { a in Self.together(b) { Self.sums(a, $0) } }
    let count = Double(max(1, a.count))
    largest = sums.largest
    (mean, meanSquare) = (Double(sums.levels) / count, Double(sums.squares) / count)
  }

  private static func together<Value>(
    _ bytes: some Collection<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Value
  ) -> Value {
    bytes.withContiguousStorageIfAvailable(body) ?? Array(bytes).withUnsafeBufferPointer(body)
  }

  private static func sums(
    _ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>
  ) -> (largest: Int, levels: Int, squares: Int) {
    precondition(a.count == b.count, "Pictures of two sizes")
    var (largest, levels, squares) = (0, 0, 0)
    for index in 0..<a.count {
      let difference = abs(Int(a[index]) - Int(b[index]))
      largest = max(largest, difference)
      levels += difference
      squares += difference * difference
    }
    return (largest, levels, squares)
  }
}
