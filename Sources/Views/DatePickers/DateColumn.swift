import Foundation
import Motion
import ViewEngine

/// What one wheel of a date is about: how its rows are counted and written.
struct DateColumn {
  enum Kind: Hashable { case anyDay, month, day, year, hour, minute, half }

  let kind: Kind
  let width: CGFloat
  /// Before it.
  var gap: CGFloat = 0

  /// Days beside a time.
  /// - Matches: where `Today` ends, measured on a recording with 24 hours.
  @MainActor
  static func days(_ reading: DateReading) -> DateColumn {
    DateColumn(kind: .anyDay, width: reading.countsToTwelve ? 142 : 151.5)
  }

  /// Behind the last column of a date with a time.
  @MainActor
  static func margin(_ reading: DateReading) -> CGFloat { reading.countsToTwelve ? 18 : 32.5 }

  /// Day, month and year in the order that the locale writes them in. The widths are by eye.
  @MainActor
  static func dates(_ reading: DateReading) -> [DateColumn] {
    let pattern = reading.pattern("yMMMMd")
    let columns: [(Character, DateColumn)] = [
      ("M", DateColumn(kind: .month, width: reading.hasShortMonths ? 64 : 134)),
      ("d", DateColumn(kind: .day, width: 58)),
      ("y", DateColumn(kind: .year, width: 78)),
    ]
    func place(_ letter: Character) -> String.Index {
      pattern.firstIndex(of: letter) ?? pattern.endIndex
    }
    return columns.sorted { place($0.0) < place($1.0) }.map(\.1)
  }

  /// - Matches: beside a date, 65.5 pt from one to the next, measured on a recording with 24 hours;
  ///   with twelve by eye.
  @MainActor
  static func times(_ reading: DateReading, besideDate: Bool) -> [DateColumn] {
    let width: CGFloat = besideDate ? (reading.countsToTwelve ? 48 : 65.5) : 54
    let kinds: [Kind] = reading.countsToTwelve ? [.hour, .minute, .half] : [.hour, .minute]
    return kinds.map { kind in
      DateColumn(kind: kind, width: width, gap: besideDate && kind == .hour ? 5 : 0)
    }
  }
}

extension WheelColumn {
  /// - Parameter choose: Given the date that a row stands for.
  init(
    _ column: DateColumn, reading: DateReading, date: Date, limits: DateLimits,
    choose: @escaping (Date) -> Void
  ) {
    let calendar = reading.calendar
    let rows = DateRows(kind: column.kind, reading: reading, date: date)
    self.init(
      width: column.width, alignment: rows.alignment, rows: rows.range, row: rows.row,
      text: rows.text, choose: { choose(rows.date($0)) })
    overhang = rows.overhang
    period = rows.period
    guard limits != DateLimits() else { return }
    isAllowed = { row in
      let date = rows.date(row)
      guard let unit = rows.unit else { return limits.clamped(date) == date }
      return calendar.dateInterval(of: unit, for: date).map(limits.allow) ?? true
    }
  }
}
