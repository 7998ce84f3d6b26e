import Foundation

/// The dates that may be chosen; nil is no limit.
struct DateLimits: Equatable {
  var earliest: Date?
  var latest: Date?

  init(earliest: Date? = nil, latest: Date? = nil) {
    self.earliest = earliest
    self.latest = latest
  }

  init(_ range: ClosedRange<Date>) {
    self.init(earliest: range.lowerBound, latest: range.upperBound)
  }

  init(_ range: PartialRangeFrom<Date>) {
    self.init(earliest: range.lowerBound)
  }

  init(_ range: PartialRangeThrough<Date>) {
    self.init(latest: range.upperBound)
  }

  func clamped(_ date: Date) -> Date {
    max(min(date, latest ?? .distantFuture), earliest ?? .distantPast)
  }

  /// Whether any moment of the stretch of time that begins here may be chosen.
  func allow(_ interval: DateInterval) -> Bool {
    interval.start <= (latest ?? .distantFuture) && interval.end > (earliest ?? .distantPast)
  }
}
