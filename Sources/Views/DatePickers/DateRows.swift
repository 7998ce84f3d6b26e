import Foundation
import Geometry
import Motion
import ViewEngine

/// The rows of a wheel about a part of a date, counted so that the present one is ``row``.
@MainActor
struct DateRows {
  let kind: DateColumn.Kind
  let reading: DateReading
  let date: Date

  private enum Constants {
    /// Points that a number of two digits stands out further than one of a digit, and than what
    /// ends with none: measured on a recording.
    static let secondDigit: CGFloat = 8.5
    static let years = 1...10_000
  }

  private var calendar: Calendar { reading.calendar }

  private func part(_ unit: Calendar.Component) -> Int { calendar.component(unit, from: date) }

  /// Days since the calendar's reference date, which do not change with the hour.
  private var dayNumber: Int {
    let start = calendar.startOfDay(for: Date(timeIntervalSinceReferenceDate: 0))
    return calendar.dateComponents([.day], from: start, to: calendar.startOfDay(for: date)).day ?? 0
  }

  var row: Int {
    switch kind {
    case .anyDay: dayNumber
    case .month: part(.month) - 1
    case .day: part(.day) - 1
    case .year: part(.year)
    case .hour: part(.hour)
    case .minute: part(.minute)
    case .half: part(.hour) / 12
    }
  }

  /// Nil where the rows go round.
  var range: ClosedRange<Int>? {
    switch kind {
    case .year: Constants.years
    case .half: 0...1
    default: nil
    }
  }

  /// The stretch of time that a row is about; nil is a moment.
  var unit: Calendar.Component? {
    switch kind {
    case .anyDay, .day: .day
    case .month: .month
    case .year: .year
    case .hour: .hour
    case .minute, .half: nil
    }
  }

  /// How many rows there are before they come again.
  var period: Int {
    switch kind {
    case .month: calendar.range(of: .month, in: .year, for: date)?.count ?? 12
    case .day: calendar.maximumRange(of: .day)?.count ?? 31
    case .hour: 24
    case .minute: 60
    case .anyDay, .year, .half: .max
    }
  }

  private func wrapped(_ row: Int) -> Int {
    period == .max ? row : (row % period + period) % period
  }

  var alignment: HorizontalAlignment {
    switch kind {
    case .anyDay: .trailing
    case .month: .leading
    default: .center
    }
  }

  var overhang: (Int) -> CGFloat {
    // Where the number comes last.
    guard kind == .anyDay, reading.pattern("EEEMMMd").hasSuffix("d") else { return { _ in 0 } }
    return { row in
      let date = date(row)
      let isLong = !reading.isToday(date) && calendar.component(.day, from: date) > 9
      return isLong ? Constants.secondDigit : 0
    }
  }

  var text: (Int) -> String {
    switch kind {
    case .anyDay:
      let pattern = reading.pattern("EEEMMMd").replacing(",", with: "")
      let formatter = reading.formatter(pattern)
      return { row in
        let date = date(row)
        return reading.isToday(date) ? "Today" : formatter.string(from: date)
      }
    case .month:
      let formatter = reading.formatter("MMMM")
      let names: [String] =
        reading.hasShortMonths
        ? formatter.shortStandaloneMonthSymbols : formatter.standaloneMonthSymbols
      return { names.isEmpty ? "" : names[wrapped($0) % names.count] }
    case .day: return { "\(wrapped($0) + 1)" }
    case .year: return { "\($0)" }
    case .hour:
      guard reading.countsToTwelve else { return { Self.twoDigits(wrapped($0)) } }
      return { "\((wrapped($0) + 11) % 12 + 1)" }
    case .minute: return { Self.twoDigits(wrapped($0)) }
    case .half:
      let formatter = reading.formatter("a")
      return { $0 == 0 ? formatter.amSymbol : formatter.pmSymbol }
    }
  }

  private nonisolated static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }

  /// The date with this part as a row says.
  func date(_ row: Int) -> Date {
    switch kind {
    case .anyDay: return reading.adding(row - self.row, .day, to: date)
    case .month: return setting(month: wrapped(row) + 1)
    case .year: return setting(year: row)
    case .day: return reading.adding(wrapped(row) - self.row, .day, to: date)
    case .hour: return reading.adding(wrapped(row) - self.row, .hour, to: date)
    case .minute: return reading.adding(wrapped(row) - self.row, .minute, to: date)
    case .half: return reading.adding((row - self.row) * 12, .hour, to: date)
    }
  }

  /// The same day of another month, or the last that it has.
  private func setting(year: Int? = nil, month: Int? = nil) -> Date {
    var parts = calendar.dateComponents([.era, .year, .month, .hour, .minute, .second], from: date)
    parts.year = year ?? parts.year
    parts.month = month ?? parts.month
    guard let first = calendar.date(from: parts),
      let days = calendar.range(of: .day, in: .month, for: first)
    else { return date }
    return reading.adding(min(part(.day), days.count) - 1, .day, to: first)
  }
}
