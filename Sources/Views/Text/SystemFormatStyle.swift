import Foundation
import ViewEngine

/// How a text writes a date as a time that passes.
public enum SystemFormatStyle: Sendable {
  /// `2:23`: what is left of a range of dates, or what has passed of it. Outside the range it stands.
  public struct Timer: DiscreteFormatStyle, Hashable, Sendable {
    let interval: Range<Date>
    let countsDown: Bool
    let showsHours: Bool

    /// What is left of a second still shows it; what has begun of the next does not yet. Dates are as near as a
    /// computer's numbers are.
    public func format(_ value: Date) -> AttributedString {
      let now = min(max(value, interval.lowerBound), interval.upperBound)
      let seconds =
        countsDown
        ? max(0, interval.upperBound.timeIntervalSince(now) - 1e-6).rounded(.up)
        : (now.timeIntervalSince(interval.lowerBound) + 1e-6).rounded(.down)
      return AttributedString(PassedTime(seconds: seconds, showsHours: showsHours).text)
    }

    public func discreteInput(before input: Date) -> Date? { input.addingTimeInterval(-1) }
    public func discreteInput(after input: Date) -> Date? { input.addingTimeInterval(1) }
  }

  /// `0:05.32`: what has passed since a date.
  ///
  /// - Note: Approximated: how the digits stand is by eye.
  public struct Stopwatch: DiscreteFormatStyle, Hashable, Sendable {
    let start: Date
    let showsHours: Bool
    /// Digits behind the point.
    let digits: Int

    public func format(_ value: Date) -> AttributedString {
      // A frame's time is as near as a computer's numbers are.
      let passed = max(0, value.timeIntervalSince(start)) + 1e-6
      return AttributedString(
        PassedTime(seconds: passed, showsHours: showsHours, digits: digits).text)
    }

    public func discreteInput(before input: Date) -> Date? { input.addingTimeInterval(-pace) }
    public func discreteInput(after input: Date) -> Date? { input.addingTimeInterval(pace) }

    /// Seconds between two times that read differently.
    var pace: Double { pow(10, -Double(digits)) }
  }
}

/// Seconds as hours, minutes and seconds.
private struct PassedTime {
  var seconds: Double
  var showsHours = true
  var digits = 0

  var text: String {
    let shares = pow(10, Double(digits))
    let whole = Int(nearest: (seconds * shares).rounded(.down))
    let (all, share) = whole.quotientAndRemainder(dividingBy: Int(shares))
    let (minutes, rest) = all.quotientAndRemainder(dividingBy: 60)
    let (hours, left) = minutes.quotientAndRemainder(dividingBy: 60)
    let clock =
      hours > 0 && showsHours
      ? String(format: "%d:%02d:%02d", hours, left, rest)
      : String(format: "%d:%02d", minutes, rest)
    guard digits > 0 else { return clock }
    let behind = String(share)
    return clock + "." + String(repeating: "0", count: digits - behind.count) + behind
  }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  public static func timer(
    countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self {
    Self(interval: interval, countsDown: true, showsHours: showsHours)
  }

  public static func timer(
    countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self {
    Self(interval: interval, countsDown: false, showsHours: showsHours)
  }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  /// - Parameter maxPrecision: Tenths, hundredths or thousandths of a second are written, whichever is nearest.
  public static func stopwatch(
    startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
    maxPrecision: Duration = .milliseconds(10)
  ) -> Self {
    let seconds = maxPrecision / .seconds(1)
    let digits = seconds > 0 ? Int(nearest: -log10(seconds)) : 2
    return Self(start: startDate, showsHours: showsHours, digits: min(max(digits, 0), 3))
  }
}
