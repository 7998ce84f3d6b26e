import Foundation

/// Numbers or dates along an axis.
struct LinearScale {
  var lower: Double
  var upper: Double
  var isDate = false
  var isReversed = false
  var type = ScaleType.linear
  var window = ScaleWindow()

  func place(_ value: Double) -> Double {
    let (from, to) = (type.stretched(lower), type.stretched(upper))
    guard to != from else { return window.place(0.5) }
    let place = (type.stretched(value) - from) / (to - from)
    return window.place(isReversed ? 1 - place : place)
  }

  func datum(at place: Double) -> PlotDatum {
    let whole = window.whole(place)
    let (from, to) = (type.stretched(lower), type.stretched(upper))
    let value = type.restored(from + (to - from) * (isReversed ? 1 - whole : whole))
    return isDate ? .date(value) : .number(value)
  }

  /// The values that are seen, the smaller one first.
  var shown: ClosedRange<Double> {
    let ends = [datum(at: 0).amount ?? lower, datum(at: 1).amount ?? upper]
    return min(ends[0], ends[1])...max(ends[0], ends[1])
  }
}
