import Foundation

/// Days, months and the like next to each other, to count data in.
public struct DateBins: RandomAccessCollection {
  /// Where the ranges begin, and where the last one ends.
  public let thresholds: [Date]

  /// Of ranges; no clip shows more.
  private static let most = 10_000

  public init(thresholds: [Date]) { self.thresholds = thresholds.sorted() }

  public init(
    unit: Calendar.Component, by stride: Int = 1, range: ClosedRange<Date>,
    calendar: Calendar = .autoupdatingCurrent
  ) {
    let start = calendar.dateInterval(of: unit, for: range.lowerBound)?.start ?? range.lowerBound
    var found = [start]
    while let last = found.last, last <= range.upperBound || found.count < 2,
      found.count <= Self.most,
      let next = calendar.date(byAdding: unit, value: Swift.max(stride, 1), to: last), next > last
    { found.append(next) }
    self.init(thresholds: found)
  }

  public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
    var found = [range.lowerBound]
    while let last = found.last, last < range.upperBound, timeInterval > 0,
      found.count <= Self.most
    { found.append(last + timeInterval) }
    self.init(thresholds: found)
  }

  public init(
    range: ClosedRange<Date>, desiredCount: Int = 10, calendar: Calendar = .autoupdatingCurrent
  ) {
    let span = range.upperBound.timeIntervalSince(range.lowerBound)
    let steps = DateSteps(span: span, desiredCount: Double(Swift.max(desiredCount, 1)))
    self.init(unit: steps.component, by: steps.count, range: range, calendar: calendar)
  }

  /// - Parameter desiredCount: nil takes as many as suit the data.
  public init(
    data: [Date], desiredCount: Int? = nil, calendar: Calendar = .autoupdatingCurrent
  ) {
    let start = data.min() ?? Date(timeIntervalSinceReferenceDate: 0)
    let count = desiredCount ?? BinCount.suited(to: data.map(\.timeIntervalSinceReferenceDate))
    self.init(range: start...(data.max() ?? start), desiredCount: count, calendar: calendar)
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(0, thresholds.count - 1) }

  public subscript(position: Int) -> ChartBinRange<Date> {
    ChartBinRange(lowerBound: thresholds[position], upperBound: thresholds[position + 1])
  }

  /// The range that a value is in; beyond the ends the nearest one.
  public func index(for value: Date) -> Int {
    let next = thresholds.firstIndex { $0 > value } ?? thresholds.count
    return Swift.min(Swift.max(next - 1, 0), Swift.max(endIndex - 1, 0))
  }
}
