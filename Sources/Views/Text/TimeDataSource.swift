import Foundation
import Motion
@_spi(Engine) import ViewEngine

/// A value that goes on with the clip's clock, for a text to be written of.
public struct TimeDataSource<Value>: Hashable, Sendable {
  fileprivate enum Kind: Hashable, Sendable {
    case now
    case since(Date)
    case from(Date), to(Date)
  }

  fileprivate let kind: Kind

  @MainActor
  fileprivate func value(on clock: VirtualClock) -> Value? {
    let value: Any =
      switch kind {
      case .now: clock.date
      case .since(let date): Duration.seconds(clock.date.timeIntervalSince(date))
      case .from(let date): date..<max(date, clock.date)
      case .to(let date): min(date, clock.date)..<date
      }
    return value as? Value
  }
}

extension TimeDataSource where Value == Date {
  public static var currentDate: TimeDataSource<Date> { TimeDataSource(kind: .now) }
}

extension TimeDataSource where Value == Duration {
  /// The time since a date; less than nothing before it.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource(kind: .since(date))
  }
}

extension TimeDataSource where Value == Range<Date> {
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(kind: .from(date))
  }

  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(kind: .to(date))
  }
}

/// How a value that goes on with the clock is written.
struct ClockFormat: Equatable, Sendable {
  let string: @MainActor @Sendable (VirtualClock, Locale) -> String
  /// Seconds between two looks at the clock.
  let pace: Double
  private let identity: UncheckedTransfer<AnyHashable>

  init<V, F: DiscreteFormatStyle>(
    _ source: TimeDataSource<V>, _ format: F, write: @escaping (F.FormatOutput) -> String
  ) where F.FormatInput == V {
    let (kept, write) = (UncheckedTransfer(format), UncheckedTransfer(write))
    string = { clock, locale in
      guard let value = source.value(on: clock) else { return "" }
      return write.value(_ClipLocale.localized(kept.value, locale).format(value))
    }
    pace = (format as? SystemFormatStyle.Stopwatch)?.pace ?? DateText.interval
    identity = UncheckedTransfer(AnyHashable([AnyHashable(source), AnyHashable(format)]))
  }

  static func == (one: ClockFormat, other: ClockFormat) -> Bool {
    one.identity.value == other.identity.value
  }
}

extension Text {
  /// A value that is written anew as the clip's clock goes on.
  nonisolated public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where F.FormatInput == V, F.FormatOutput == AttributedString {
    self.init(clock: ClockFormat(source, format) { String($0.characters) })
  }

  nonisolated public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where F.FormatInput == V, F.FormatOutput == String {
    self.init(clock: ClockFormat(source, format) { $0 })
  }

  /// What a format makes of a value, with the looks that it gives to its parts.
  nonisolated public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(_ClipLocale.localized(format, _ClipLocale.current).format(input))
  }

  nonisolated private init(clock format: ClockFormat) {
    var text = DateText(date: .distantPast, style: .timer)
    text.format = format
    self.init(runs: [Run(string: "", date: text)])
  }
}
