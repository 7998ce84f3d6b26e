/// How much two pictures of one size differ, in levels of 255 of any channel.
package struct LevelDifference {
  package private(set) var largest = 0
  package private(set) var mean = 0.0

  package init(_ a: some Collection<UInt8>, _ b: some Collection<UInt8>) {
    precondition(a.count == b.count, "Pictures of two sizes")
    var sum = 0
    for (first, second) in zip(a, b) {
      let levels = abs(Int(first) - Int(second))
      largest = max(largest, levels)
      sum += levels
    }
    mean = Double(sum) / Double(max(1, a.count))
  }
}
