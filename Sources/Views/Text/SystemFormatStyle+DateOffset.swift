import Foundation

extension SystemFormatStyle {
  /// `3 minutes, 42 seconds`: how far a date is from another. Of minutes and seconds, or of hours too, a clock: `5:32`.
  ///
  /// - Matches: Apple's documentation of it.
  /// - Note: Approximated: months and years are counted in days, or in weeks where these are allowed.
  public struct DateOffset: DiscreteFormatStyle, Hashable, Sendable {
    private let anchor: Date
    private let fields: Set<Date.ComponentsFormatStyle.Field>
    private let most: Int
    private let sign: NumberFormatStyleConfiguration.SignDisplayStrategy
    private var locale = Locale.autoupdatingCurrent

    public init(
      to anchor: Date,
      allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
        .year, .month, .week, .day, .hour, .minute, .second,
      ],
      maxFieldCount: Int = 2,
      sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) {
      self.anchor = anchor
      fields = allowedFields
      most = maxFieldCount
      self.sign = sign
    }

    public func format(_ value: Date) -> AttributedString {
      let offset = value.timeIntervalSince(anchor)
      // What is left of a second still shows it; what has begun of the next does not yet. A frame's time is as near as a
      // computer's numbers are.
      let seconds =
        offset < 0 ? (-offset - 1e-6).rounded(.up) : (offset + 1e-6).rounded(.down)
      let isNegative = offset < 0 && seconds > 0
      let mark =
        isNegative
        ? sign == .never ? "" : "-"
        : sign == .always() || sign == .always(includingZero: false) && seconds > 0 ? "+" : ""
      return AttributedString(mark + written(.seconds(seconds)))
    }

    private func written(_ time: Duration) -> String {
      switch (fields, most) {
      case ([.minute, .second], 2...):
        time.formatted(.time(pattern: .minuteSecond).locale(locale))
      case ([.hour, .minute, .second], 3...):
        time.formatted(.time(pattern: .hourMinuteSecond).locale(locale))
      default:
        time.formatted(
          .units(
            allowed: units, width: .wide, maximumUnitCount: most,
            fractionalPart: .hide(rounded: .towardZero)
          ).locale(locale))
      }
    }

    private var units: Set<Duration.UnitsFormatStyle.Unit> {
      let known: [(Date.ComponentsFormatStyle.Field, Duration.UnitsFormatStyle.Unit)] = [
        (.week, .weeks), (.day, .days), (.hour, .hours), (.minute, .minutes), (.second, .seconds),
      ]
      let units = Set(known.filter { fields.contains($0.0) }.map(\.1))
      return units.isEmpty ? [.days] : units
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

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  /// - Parameters:
  ///   - maxFieldCount: How many units are written at once.
  ///   - sign: Of what is before the anchor, and after it.
  public static func offset(
    to anchor: Date,
    allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
      .year, .month, .day, .hour, .minute, .second,
    ],
    maxFieldCount: Int = 2,
    sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
  ) -> Self {
    Self(to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
  }
}
