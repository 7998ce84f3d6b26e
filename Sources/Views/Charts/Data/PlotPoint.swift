import Foundation

/// One value of a mark, with the time that it stands for.
struct PlotPoint: Hashable, Sendable {
  var datum: PlotDatum
  /// The day, month … that a date is in, if it was given with a unit: from, to.
  var bin: ClosedRange<Double>?

  init(_ datum: PlotDatum, bin: ClosedRange<Double>? = nil) {
    self.datum = datum
    self.bin = bin
  }

  /// Where a line goes through: the middle of a bin.
  var middle: Double? {
    bin.map { ($0.lowerBound + $0.upperBound) / 2 } ?? datum.amount
  }
}
