import Foundation

/// At which values of an axis a scrolled chart comes to rest.
struct ScrollAlignment {
  enum Unit {
    /// At multiples of an amount; of a number of categories where there are some.
    case amount(Double)
    case dates(DateComponents)
  }

  enum Major {
    /// As far as what is seen is long.
    case page
    case unit(Unit)
  }

  let unit: Unit
  var major: Major?

  /// - Parameters:
  ///   - wanted: Where the lifted finger's speed alone would lead.
  ///   - start: Where it began to be moved.
  ///   - page: How much is seen.
  func stop(near wanted: Double, from start: Double, isSwiped: Bool, page: Double) -> Double {
    let isForward = wanted > start
    guard isSwiped, let major else { return unit.nearest(to: wanted) }
    switch major {
    case .page: return unit.nearest(to: start + (isForward ? page : -page))
    case .unit(let major): return major.next(after: start, isForward: isForward) ?? start
    }
  }
}

extension ScrollAlignment.Unit {
  /// In the axis' values, which of dates are seconds.
  func nearest(to value: Double) -> Double {
    if case .amount(let amount) = self {
      return amount > 0 ? (value / amount).rounded() * amount : value
    }
    // A moment later, so that the value may be one itself.
    let ends = [next(after: value + 1, isForward: false), next(after: value, isForward: true)]
    return ends.compactMap(\.self).min { abs($0 - value) < abs($1 - value) } ?? value
  }

  /// The next one that is not the value itself.
  func next(after value: Double, isForward: Bool) -> Double? {
    switch self {
    case .amount(let amount):
      guard amount > 0, value.isFinite else { return nil }
      let steps = value / amount
      // A value that is one of them but for rounding is that one.
      return (isForward ? (steps + 1e-9).rounded(.down) + 1 : (steps - 1e-9).rounded(.up) - 1)
        * amount
    case .dates(let components):
      let date = Date(timeIntervalSinceReferenceDate: value)
      return Calendar.current.nextDate(
        after: date, matching: components, matchingPolicy: .nextTime,
        direction: isForward ? .forward : .backward)?.timeIntervalSinceReferenceDate
    }
  }
}
