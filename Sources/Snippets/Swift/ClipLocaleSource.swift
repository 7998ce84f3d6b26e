/// What makes the formats of a demo write in its clip's locale, and finds its texts in that, as ``ClipTimeSource`` does for its time.
///
/// Each has the type of what Foundation declares, so that it wins over that.
enum ClipLocaleSource {
  /// - Parameter code: What they stand beside. What it declares itself must not be there twice.
  static func declarations(beside code: String) -> String {
    var declarations = names
    if !code.contains(#/func\s+formatted\s*[(<]/#) { declarations += functions }
    if !code.contains(#/func\s+(?:NSLocalizedString|localizedString)\s*[(<]/#) {
      declarations += texts
    }
    return declarations
  }

  /// In place of Foundation's own, which look into a bundle that a demo does not have.
  private static let texts = """
    fileprivate func NSLocalizedString(
      _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "",
      comment: String
    ) -> String { _ClipTexts.string(key, tableName, value) }
    extension Bundle {
      fileprivate func localizedString(
        forKey key: String, value: String?, table tableName: String?
      ) -> String { _ClipTexts.string(key, tableName, value) }
      fileprivate func path(forResource name: String?, ofType ext: String?) -> String? {
        _ClipFiles.path(name, ext, nil, in: self)
      }
      fileprivate func path(
        forResource name: String?, ofType ext: String?, inDirectory subpath: String?
      ) -> String? { _ClipFiles.path(name, ext, subpath, in: self) }
      fileprivate func url(forResource name: String?, withExtension ext: String?) -> URL? {
        _ClipFiles.path(name, ext, nil, in: self).map { URL(fileURLWithPath: $0) }
      }
      fileprivate func url(
        forResource name: String?, withExtension ext: String?, subdirectory subpath: String?
      ) -> URL? { _ClipFiles.path(name, ext, subpath, in: self).map { URL(fileURLWithPath: $0) } }
    }

    """

  private static let names = """
    extension Locale {
      fileprivate static var current: Locale { _ClipLocale.current }
      fileprivate static var autoupdatingCurrent: Locale { _ClipLocale.current }
    }
    extension Calendar {
      fileprivate static var current: Calendar { _ClipLocale.calendar }
      fileprivate static var autoupdatingCurrent: Calendar { _ClipLocale.calendar }
      fileprivate func isDateInToday(_ date: Date) -> Bool { _ClipTime.isDate(date, 0, self) }
      fileprivate func isDateInYesterday(_ date: Date) -> Bool { _ClipTime.isDate(date, -1, self) }
      fileprivate func isDateInTomorrow(_ date: Date) -> Bool { _ClipTime.isDate(date, 1, self) }
    }
    typealias DateFormatter = _DateFormatter
    typealias NumberFormatter = _NumberFormatter

    """

  private static let functions = """
    extension Date {
      fileprivate func formatted() -> String {
        Date.FormatStyle(date: .numeric, time: .shortened, locale: _ClipLocale.current).format(self)
      }
      fileprivate func formatted(
        date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle
      ) -> String {
        Date.FormatStyle(date: date, time: time, locale: _ClipLocale.current).format(self)
      }
      fileprivate func formatted<F: Foundation.FormatStyle>(_ format: F) -> F.FormatOutput
      where F.FormatInput == Date { _ClipLocale.localized(format).format(self) }
    }
    extension Range where Bound == Date {
      fileprivate func formatted() -> String {
        Date.IntervalFormatStyle(locale: _ClipLocale.current).format(self)
      }
      fileprivate func formatted(
        date: Date.IntervalFormatStyle.DateStyle, time: Date.IntervalFormatStyle.TimeStyle
      ) -> String {
        Date.IntervalFormatStyle(date: date, time: time, locale: _ClipLocale.current).format(self)
      }
      fileprivate func formatted<S>(_ style: S) -> S.FormatOutput
      where S: FormatStyle, S.FormatInput == Range<Date> {
        _ClipLocale.localized(style).format(self)
      }
    }
    extension BinaryInteger {
      fileprivate func formatted() -> String {
        IntegerFormatStyle<Self>(locale: _ClipLocale.current).format(self)
      }
      fileprivate func formatted<S>(_ format: S) -> S.FormatOutput
      where Self == S.FormatInput, S: FormatStyle { _ClipLocale.localized(format).format(self) }
      fileprivate func formatted<S>(_ format: S) -> S.FormatOutput
      where S: FormatStyle, S.FormatInput: BinaryInteger {
        _ClipLocale.localized(format).format(S.FormatInput(self))
      }
    }
    extension BinaryFloatingPoint {
      fileprivate func formatted() -> String {
        FloatingPointFormatStyle<Self>(locale: _ClipLocale.current).format(self)
      }
      fileprivate func formatted<S>(_ format: S) -> S.FormatOutput
      where Self == S.FormatInput, S: FormatStyle { _ClipLocale.localized(format).format(self) }
      fileprivate func formatted<S>(_ format: S) -> S.FormatOutput
      where S: FormatStyle, S.FormatInput: BinaryFloatingPoint {
        _ClipLocale.localized(format).format(S.FormatInput(self))
      }
    }
    extension Decimal {
      fileprivate func formatted() -> String {
        Decimal.FormatStyle(locale: _ClipLocale.current).format(self)
      }
      fileprivate func formatted<S: Foundation.FormatStyle>(_ format: S) -> S.FormatOutput
      where S.FormatInput == Self { _ClipLocale.localized(format).format(self) }
    }
    extension Sequence where Element == String {
      fileprivate func formatted() -> String {
        _ClipLocale.localized(.list(type: .and)).format(Array(self))
      }
    }
    extension Sequence {
      fileprivate func formatted<S>(_ style: S) -> S.FormatOutput
      where S: FormatStyle, S.FormatInput == Self { _ClipLocale.localized(style).format(self) }
    }

    """
}
