import Foundation
import ViewEngine

/// How many particles a second there have been since when: what was emitted at any time follows from
/// it alone, whichever frames are drawn.
struct EmissionRate {
  /// In the time of ``CACurrentMediaTime()``, one after the other.
  private(set) var steps: [(from: Double, rate: Double)] = []

  init(_ rate: Double? = nil) {
    if let rate { set(rate) }
  }

  mutating func set(_ rate: Double) {
    let now = CACurrentMediaTime()
    if steps.last?.from == now { steps.removeLast() }
    steps.append((now, rate.within(0...Self.highest)))
  }

  /// - Returns: The first rate for all that was before it was set.
  func rate(at time: Double) -> Double {
    steps.last { $0.from <= time }?.rate ?? steps.first?.rate ?? 0
  }

  /// Seconds from one particle to the next; 0 where there is none.
  func interval(at time: Double) -> Double {
    let rate = rate(at: time)
    return rate > 0 ? 1 / rate : 0
  }

  /// The particles that were born between two times, the newest of them alone where there are too many.
  ///
  /// - Parameters:
  ///   - factor: Multiplies the rate, as it was at any time.
  ///   - start: From when on they are counted.
  ///   - oldest: What was born earlier is not wanted, but counts.
  ///   - most: So many are too many.
  /// - Returns: Which they are, counted from the start, and when they were born.
  func births(
    times factor: EmissionRate, from start: Double, to end: Double, since oldest: Double,
    most: Int
  ) -> [(index: Int, time: Double)] {
    let changes = Set((steps + factor.steps).map(\.from)).filter { start < $0 && $0 < end }
    let bounds = [start] + changes.sorted() + [end]
    var born = 0.0
    var found: [(index: Int, time: Double)] = []
    for (from, to) in zip(bounds, bounds.dropFirst()) where to > from {
      let rate = rate(at: from) * factor.rate(at: from)
      let all = born + rate * (to - from)
      let wanted = born + rate * (max(oldest, from) - from)
      let first = max(wanted.rounded(.up), (all - Double(most)).rounded(.up))
      for index in stride(from: first, to: all, by: 1) {
        found.append((Int(index), from + (index - born) / rate))
      }
      born = all
    }
    return found.suffix(most)
  }

  /// More would be more than can be counted since long ago.
  private static let highest = 1e4
}

extension Double {
  /// The nearest number of a range; its least one where this is none.
  func within(_ range: ClosedRange<Double>) -> Double {
    isNaN ? range.lowerBound : min(max(self, range.lowerBound), range.upperBound)
  }
}
