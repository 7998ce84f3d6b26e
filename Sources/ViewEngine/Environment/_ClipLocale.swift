import Dispatch
import Foundation

/// The clip's locale for code that would ask Foundation for the user's, which on Linux is always
/// `en_001`. Public because every compiled demo has `formatted()`, `Locale.current` and formatters of its
/// own that lead here.
public enum _ClipLocale {
  /// What Foundation takes for the user's locale where there is none to ask for.
  private static let unknown = "en_001"

  /// The locale of the clip; where nothing plays yet, that of a simulator as it comes.
  public static var current: Locale {
    guard DispatchQueue.isOnMain else { return GraphCanvas.usualLocale }
    return MainActor.assumeIsolated { ViewGraph.current?.canvas.locale } ?? GraphCanvas.usualLocale
  }

  public static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = current
    return calendar
  }

  /// A format as it writes in the clip's locale, or in one that its author named.
  public static func localized<F: FormatStyle>(_ format: F) -> F { localized(format, current) }

  package static func localized<F: FormatStyle>(_ format: F, _ locale: Locale) -> F {
    namesLocale(format, depth: 0) ? format : format.locale(locale)
  }

  /// Whether a locale other than Foundation's own stand-in is in a format: there is no way to ask one.
  private static func namesLocale(_ part: Any, depth: Int) -> Bool {
    if let locale = part as? Locale { return locale.identifier != unknown }
    guard depth < 3, !(part is Calendar), !(part is TimeZone) else { return false }
    return Mirror(reflecting: part).children.contains { namesLocale($0.value, depth: depth + 1) }
  }
}

/// `DateFormatter` as a demo means it: it writes in the clip's locale until told otherwise.
open class _DateFormatter: DateFormatter, @unchecked Sendable {
  public override init() {
    super.init()
    locale = _ClipLocale.current
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override class func localizedString(
    from date: Date, dateStyle dstyle: Style, timeStyle tstyle: Style
  ) -> String {
    let formatter = _DateFormatter()
    formatter.dateStyle = dstyle
    formatter.timeStyle = tstyle
    return formatter.string(from: date)
  }
}

/// `NumberFormatter` as a demo means it: it writes in the clip's locale until told otherwise.
open class _NumberFormatter: NumberFormatter, @unchecked Sendable {
  public override init() {
    super.init()
    locale = _ClipLocale.current
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override class func localizedString(from num: NSNumber, number nstyle: Style) -> String {
    let formatter = _NumberFormatter()
    formatter.numberStyle = nstyle
    return formatter.string(from: num) ?? ""
  }
}
