import Foundation
import Geometry
import Motion
import ViewEngine

extension Text {
  /// How a date reads.
  public struct DateStyle: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case time, date, relative, offset, timer, span }

    let kind: Kind

    /// `9:41 AM`
    public static let time = DateStyle(kind: .time)
    /// `January 1, 2024`
    public static let date = DateStyle(kind: .date)
    /// `2 min, 23 sec`, written anew every second.
    public static let relative = DateStyle(kind: .relative)
    /// `+2 minutes`, written anew every second.
    public static let offset = DateStyle(kind: .offset)
    /// `2:23`, counting down to the date and up from it.
    public static let timer = DateStyle(kind: .timer)
  }

  /// A date that is written as the clip's clock goes on; every clip starts at the same date.
  nonisolated public init(_ date: Date, style: DateStyle) {
    self.init(runs: [Run(string: "", date: DateText(date: date, style: style.kind))])
  }

  /// The times between two dates: `9:41 – 10:41 AM`, with their days where these differ.
  nonisolated public init(_ dates: ClosedRange<Date>) {
    var text = DateText(date: dates.lowerBound, style: .span)
    text.interval = dates
    self.init(runs: [Run(string: "", date: text)])
  }

  nonisolated public init(_ interval: DateInterval) {
    self.init(interval.start...interval.end)
  }

  /// A timer that runs within an interval and stands still outside it.
  nonisolated public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    var text = DateText(
      date: countsDown ? timerInterval.upperBound : timerInterval.lowerBound, style: .timer)
    text.interval = timerInterval
    text.pause = pauseTime
    text.showsHours = showsHours
    self.init(runs: [Run(string: "", date: text)])
  }
}

/// A date as a piece of text that depends on the time.
struct DateText: Equatable, Sendable {
  /// Seconds between two looks at the clock.
  static let interval = 1.0

  var date: Date
  var style: Text.DateStyle.Kind
  var interval: ClosedRange<Date>?
  var pause: Date?
  var showsHours = true
  /// Writes it in place of the style.
  var format: ClockFormat?

  /// Seconds between two looks at the clock, for this text.
  var pace: Double { format?.pace ?? Self.interval }

  /// Whether it reads differently as time passes.
  var changes: Bool { style != .time && style != .date && style != .span }

  @MainActor
  func string(on clock: VirtualClock, in environment: EnvironmentValues) -> String {
    if let format { return format.string(clock, environment.locale) }
    let date = clock.dateInClip(date)
    var now = min(clock.date, pause.map(clock.dateInClip) ?? clock.date)
    if let interval {
      now = max(now, clock.dateInClip(interval.lowerBound))
      now = min(now, clock.dateInClip(interval.upperBound))
    }
    let difference = date.timeIntervalSince(now)
    // What is left of a second still shows it; what has begun of the next does not yet. Dates are as near as a computer's
    // numbers are.
    let seconds = Int(
      nearest: difference > 0
        ? (difference - 1e-6).rounded(.up) : (1e-6 - difference).rounded(.down))
    switch style {
    case .time: return formatted(date, in: environment) { $0.timeStyle = .short }
    case .date: return formatted(date, in: environment) { $0.dateStyle = .long }
    case .span: return span(interval ?? self.date...self.date, on: clock, in: environment)
    case .timer: return timer(seconds)
    case .relative: return parts(of: seconds).joined(separator: ", ")
    case .offset: return (difference > 0 ? "-" : "+") + largestUnit(of: seconds)
    }
  }

  private func formatted(
    _ date: Date, in environment: EnvironmentValues, _ style: (DateFormatter) -> Void
  ) -> String {
    let formatter = DateFormatter()
    formatter.locale = environment.locale
    formatter.timeZone = environment.timeZone
    style(formatter)
    return formatter.string(from: date)
  }

  @MainActor
  private func span(
    _ dates: ClosedRange<Date>, on clock: VirtualClock, in environment: EnvironmentValues
  ) -> String {
    let (start, end) = (clock.dateInClip(dates.lowerBound), clock.dateInClip(dates.upperBound))
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = environment.timeZone
    let isOneDay = calendar.isDate(start, inSameDayAs: end)
    let style = Date.IntervalFormatStyle(
      date: isOneDay ? .omitted : .numeric, time: .shortened, locale: environment.locale,
      calendar: calendar, timeZone: environment.timeZone)
    return style.format(start..<max(start, end))
  }

  private func timer(_ seconds: Int) -> String {
    let (minutes, rest) = seconds.quotientAndRemainder(dividingBy: 60)
    let (hours, left) = minutes.quotientAndRemainder(dividingBy: 60)
    if hours > 0, showsHours { return String(format: "%d:%02d:%02d", hours, left, rest) }
    return String(format: "%d:%02d", minutes, rest)
  }

  /// The two largest units in short: `2 min, 23 sec`.
  private func parts(of seconds: Int) -> [String] {
    let units = Self.units.map { (count: seconds / $0.seconds % $0.wrap, unit: $0) }
    guard let first = units.firstIndex(where: { $0.count > 0 }) else { return ["0 sec"] }
    return units[first...].prefix(2).filter { $0.count > 0 }.map {
      "\($0.count) \($0.count == 1 ? $0.unit.short : $0.unit.shortPlural)"
    }
  }

  private func largestUnit(of seconds: Int) -> String {
    let unit = Self.units.first { seconds >= $0.seconds } ?? Self.units[Self.units.count - 1]
    let count = seconds / unit.seconds
    return "\(count) \(unit.long)\(count == 1 ? "" : "s")"
  }

  private struct Unit {
    let seconds: Int
    /// How many make one of the next larger unit.
    let wrap: Int
    let short: String
    let shortPlural: String
    let long: String
  }

  private static let units = [
    Unit(seconds: 86400, wrap: .max, short: "day", shortPlural: "days", long: "day"),
    Unit(seconds: 3600, wrap: 24, short: "hr", shortPlural: "hr", long: "hour"),
    Unit(seconds: 60, wrap: 60, short: "min", shortPlural: "min", long: "minute"),
    Unit(seconds: 1, wrap: 60, short: "sec", shortPlural: "sec", long: "second"),
  ]
}
