import Foundation

extension SystemFormatStyle {
  /// `in 5 minutes`, `tomorrow`, `Monday, June 3`, `June 2019`: a date as one speaks of it.
  ///
  /// - Matches: Apple's documentation of it.
  /// - Note: Approximated: a date that is far away is written with its weekday within a year and as a month beyond, however
  ///   many fields are asked for; a month has 30 days.
  public struct DateReference: DiscreteFormatStyle, Hashable, Sendable {
    public typealias Field = Date.RelativeFormatStyle.Field

    private let date: Date
    private let fields: Set<Field>
    private let threshold: Field
    private var locale = Locale.autoupdatingCurrent

    private static let day = 86_400.0

    public init(
      to date: Date, allowedFields: Set<Field> = [.year, .month, .day, .hour, .minute],
      maxFieldCount: Int = 2, thresholdField: Field = .day
    ) {
      self.date = date
      fields = allowedFields.union([thresholdField])
      threshold = thresholdField
    }

    public func format(_ value: Date) -> AttributedString {
      AttributedString(written(at: value))
    }

    private func written(at now: Date) -> String {
      let distance = abs(date.timeIntervalSince(now))
      guard distance >= reach else { return relative(to: now, distance) }
      let style = Date.FormatStyle(locale: locale)
      return distance < 365 * Self.day
        ? date.formatted(style.weekday(.wide).month(.wide).day())
        : date.formatted(style.month(.wide).year())
    }

    private func relative(to now: Date, _ distance: Double) -> String {
      // Less than the least unit is no distance.
      let isNow = distance < 60 && !fields.contains(.second)
      var style = Date.AnchoredRelativeFormatStyle(
        anchor: isNow ? now : date, presentation: .named, locale: locale)
      style.allowedFields = isNow ? [.second] : fields
      return style.format(now)
    }

    /// How many seconds away a date is at the least that is written by itself: one of the unit above the threshold.
    private var reach: Double {
      switch threshold {
      case .second: 60
      case .minute: 3_600
      case .hour: Self.day
      case .day, .week: 30 * Self.day
      case .month: 365 * Self.day
      default: .infinity
      }
    }

    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }

    public func discreteInput(before input: Date) -> Date? { input.addingTimeInterval(-1) }
    public func discreteInput(after input: Date) -> Date? { input.addingTimeInterval(1) }
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
  /// - Parameter thresholdField: The largest unit in which a distance is written.
  public static func reference(
    to date: Date,
    allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
    maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
  ) -> Self {
    Self(
      to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount,
      thresholdField: thresholdField)
  }
}
