import Foundation
import Geometry

/// Says how far away a date is: "in 2 days". Linux's Foundation has none.
///
/// - Note: Approximated: in English, in the largest unit that there is one of.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  public enum DateTimeStyle: Int, Sendable { case numeric, named }
  public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }

  public var dateTimeStyle = DateTimeStyle.numeric
  public var unitsStyle = UnitsStyle.full
  public var locale: Locale! = Locale(identifier: "en_US")

  public func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    localizedString(fromTimeInterval: date.timeIntervalSince(referenceDate))
  }

  public func localizedString(fromTimeInterval interval: TimeInterval) -> String {
    let units: [(name: String, short: String, seconds: Double)] = [
      ("year", "yr.", 31_536_000), ("month", "mo.", 2_592_000), ("week", "wk.", 604_800),
      ("day", "day", 86400), ("hour", "hr.", 3600), ("minute", "min.", 60), ("second", "sec.", 1),
    ]
    let unit = units.first { abs(interval) >= $0.seconds } ?? units[units.count - 1]
    let count = Int(nearest: (abs(interval) / unit.seconds).rounded(.down))
    if dateTimeStyle == .named, let name = Self.name(unit.name, count, isPast: interval < 0) {
      return name
    }
    let isLong = unitsStyle == .full || unitsStyle == .spellOut
    let word = isLong ? unit.name + (count == 1 ? "" : "s") : unit.short
    return interval < 0 ? "\(count) \(word) ago" : "in \(count) \(word)"
  }

  private static func name(_ unit: String, _ count: Int, isPast: Bool) -> String? {
    switch (unit, count) {
    case ("second", 0): "now"
    case ("day", 1): isPast ? "yesterday" : "tomorrow"
    case ("year", 1), ("month", 1), ("week", 1): isPast ? "last \(unit)" : "next \(unit)"
    default: nil
    }
  }
}
