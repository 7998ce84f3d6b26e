import Foundation
@_spi(Engine) import ViewEngine

/// How dates are counted and written at a place: its calendar, locale and time zone together.
@MainActor
struct DateReading {
  let calendar: Calendar
  let locale: Locale
  /// Whether months are `Jan` on wheels, since a watch has no room for more.
  let hasShortMonths: Bool

  init(_ environment: EnvironmentValues) {
    var calendar = environment.calendar
    calendar.timeZone = environment.timeZone
    calendar.locale = environment.locale
    self.calendar = calendar
    locale = environment.locale
    hasShortMonths = environment.idiom == .watch
  }

  /// The clip's present.
  var now: Date { _ClipTime.now }

  /// A date that a view may have made of the wall clock's present, as it counts in the clip.
  func inClip(_ date: Date) -> Date { ViewGraph.current?.clock.dateInClip(date) ?? date }

  func isToday(_ date: Date) -> Bool { calendar.isDate(date, inSameDayAs: now) }

  /// Whether hours are counted to twelve, with what tells morning from afternoon.
  var countsToTwelve: Bool { pattern("j").contains("a") }

  /// The locale's own order and signs for some fields.
  func pattern(_ template: String) -> String {
    DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
  }

  func formatter(_ pattern: String) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.calendar = calendar
    formatter.locale = locale
    formatter.timeZone = calendar.timeZone
    formatter.dateFormat = pattern
    return formatter
  }

  func string(_ date: Date, _ pattern: String) -> String {
    // The narrow space before AM is a wide one on the device.
    formatter(pattern).string(from: date).replacing("\u{202F}", with: " ")
  }

  /// `Jan 1, 2024`
  func day(_ date: Date) -> String { string(date, pattern("yMMMd")) }

  /// `9:41 AM`
  func time(_ date: Date) -> String { string(date, pattern("jmm")) }

  /// `January 2024`
  func month(_ date: Date) -> String { string(date, pattern("yMMMM")) }

  /// The first moment of a date's month.
  func startOfMonth(_ date: Date) -> Date {
    calendar.dateInterval(of: .month, for: date)?.start ?? date
  }

  func adding(_ count: Int, _ unit: Calendar.Component, to date: Date) -> Date {
    calendar.date(byAdding: unit, value: count, to: date) ?? date
  }

  /// Another day at a date's own time.
  func moving(_ date: Date, toDayOf day: Date) -> Date {
    let time = calendar.dateComponents([.hour, .minute, .second], from: date)
    return calendar.date(
      bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day)
      ?? day
  }
}
