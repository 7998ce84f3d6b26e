import Foundation

/// The moment that devices are shown at, 9:41 on Tuesday, 9 January, as a place writes it.
struct StatusTime {
  let locale: Locale

  /// In 2007, when the first of these phones was shown; no year is seen.
  private static let moment = Date(timeIntervalSince1970: 1_168_335_660)

  /// `9:41 AM`
  var time: String { string("jmm") }

  /// `Tue Jan 9`: tablets write it without the locale's comma.
  var day: String { string("EEEMMMd").replacing(",", with: "") }

  /// `100%`
  var charge: String { 100.formatted(.percent.locale(locale)) }

  private func string(_ template: String) -> String {
    let formatter = DateFormatter()
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.locale = locale
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat =
      DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
    // The narrow space before AM is a wide one on the device.
    return formatter.string(from: Self.moment).replacing("\u{202F}", with: " ")
  }
}
