import Foundation

/// Ranges of numbers next to each other, to count data in.
///
///     let bins = NumberBins(data: heights, desiredCount: 10)
///     let counts = Dictionary(grouping: heights, by: bins.index)
///
/// - Matches: the documentation of Swift Charts; that ranges which are not given begin at one, two or five times a power of
///   ten is by eye, as an axis has its marks.
public struct NumberBins<Value: Comparable & Numeric>: RandomAccessCollection {
  /// Where the ranges begin, and where the last one ends.
  public let thresholds: [Value]

  public init(thresholds: [Value]) { self.thresholds = thresholds.sorted() }

  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(0, thresholds.count - 1) }

  public subscript(position: Int) -> ChartBinRange<Value> {
    ChartBinRange(lowerBound: thresholds[position], upperBound: thresholds[position + 1])
  }

  /// The range that a value is in; beyond the ends the nearest one.
  public func index(for value: Value) -> Int {
    let next = thresholds.firstIndex { $0 > value } ?? thresholds.count
    return Swift.min(Swift.max(next - 1, 0), Swift.max(endIndex - 1, 0))
  }
}

extension NumberBins where Value: BinaryFloatingPoint {
  public init(size: Value, range: ClosedRange<Value>) {
    self.init(steps: NiceNumbers(step: Double(size)), range)
  }

  public init(range: ClosedRange<Value>, count: Int) {
    let size = (range.upperBound - range.lowerBound) / Value(Swift.max(count, 1))
    self.init(thresholds: (0...Swift.max(count, 1)).map { range.lowerBound + Value($0) * size })
  }

  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
    let nice = NiceNumbers(
      from: Double(range.lowerBound), to: Double(range.upperBound), count: desiredCount)
    self.init(steps: NiceNumbers(step: Swift.max(nice.step, Double(minimumStride))), range)
  }

  /// - Parameter desiredCount: nil takes as many as suit the data.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
    let range = (data.min() ?? 0)...(data.max() ?? 1)
    let count = desiredCount ?? BinCount.suited(to: data.map { Double($0) })
    self.init(range: range, desiredCount: count, minimumStride: minimumStride)
  }

  private init(steps: NiceNumbers, _ range: ClosedRange<Value>) {
    let ends = (Double(range.lowerBound), Double(range.upperBound))
    self.init(thresholds: steps.thresholds(from: ends.0, to: ends.1).map { Value($0) })
  }
}

extension NumberBins where Value: BinaryInteger {
  public init(size: Value, range: ClosedRange<Value>) {
    self.init(steps: NiceNumbers(step: Double(size)), range)
  }

  public init(range: ClosedRange<Value>, count: Int) {
    let size = (range.upperBound - range.lowerBound) / Value(Swift.max(count, 1))
    self.init(thresholds: (0...Swift.max(count, 1)).map { range.lowerBound + Value($0) * size })
  }

  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 1) {
    let nice = NiceNumbers(
      from: Double(range.lowerBound), to: Double(range.upperBound), count: desiredCount)
    let step = Swift.max(nice.step, Double(minimumStride), 1)
    self.init(steps: NiceNumbers(step: step), range)
  }

  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 1) {
    let range = (data.min() ?? 0)...(data.max() ?? 1)
    let count = desiredCount ?? BinCount.suited(to: data.map { Double($0) })
    self.init(range: range, desiredCount: count, minimumStride: minimumStride)
  }

  private init(steps: NiceNumbers, _ range: ClosedRange<Value>) {
    let ends = (Double(range.lowerBound), Double(range.upperBound))
    self.init(thresholds: steps.thresholds(from: ends.0, to: ends.1).map { Value($0) })
  }
}

extension NiceNumbers {
  /// Multiples from the last one before a range to the first one behind it; no more than somebody could see.
  fileprivate func thresholds(from lower: Double, to upper: Double) -> [Double] {
    let first = below(lower) / step
    let count = Swift.min(Swift.max(((above(upper) / step) - first).rounded(), 1), 10_000)
    guard first.isFinite, count.isFinite else { return [] }
    return (0...Int(count)).map { (first.rounded() + Double($0)) * step }
  }
}
