import Foundation

/// Where an axis of dates has its marks: at the beginnings of hours, days, months …
struct DateSteps {
  var component: Calendar.Component
  var count = 1
  var calendar = Calendar.current

  private static let choices: [(Calendar.Component, Int, seconds: Double)] = [
    (.second, 1, 1), (.second, 5, 5), (.second, 15, 15), (.second, 30, 30), (.minute, 1, 60),
    (.minute, 5, 300), (.minute, 15, 900), (.minute, 30, 1800), (.hour, 1, 3600),
    (.hour, 3, 10_800), (.hour, 6, 21_600), (.hour, 12, 43_200), (.day, 1, 86_400),
    (.day, 2, 172_800), (.weekOfYear, 1, 604_800), (.month, 1, 2_629_800),
    (.month, 3, 7_889_400), (.month, 6, 15_778_800), (.year, 1, 31_557_600),
    (.year, 2, 63_115_200), (.year, 5, 157_788_000), (.year, 10, 315_576_000),
  ]

  init(component: Calendar.Component, count: Int = 1, calendar: Calendar? = nil) {
    self.component = component
    self.count = max(1, count)
    if let calendar { self.calendar = calendar }
  }

  /// The steps whose number comes nearest to what is desired.
  init(span: Double, desiredCount: Double) {
    func miss(_ seconds: Double) -> Double { abs(log(max(span, 1e-9) / seconds / desiredCount)) }
    let best = Self.choices.min { miss($0.seconds) < miss($1.seconds) }
    self.init(component: best?.0 ?? .day, count: best?.1 ?? 1)
  }

  /// The beginnings within a range, in seconds; no more than somebody could read.
  func values(in range: ClosedRange<Double>) -> [Double] {
    let first = Date(timeIntervalSinceReferenceDate: range.lowerBound)
    var result: [Double] = []
    var date = beginning(before: first)
    while result.count < 1000, date.timeIntervalSinceReferenceDate <= range.upperBound + 1e-6 {
      if date >= first - 1e-6 { result.append(date.timeIntervalSinceReferenceDate) }
      guard let next = calendar.date(byAdding: component, value: count, to: date), next > date
      else { break }
      date = next
    }
    return result
  }

  /// A quarter begins in January, six hours at midnight.
  private func beginning(before date: Date) -> Date {
    let start = calendar.dateInterval(of: component, for: date)?.start ?? date
    guard count > 1 else { return start }
    let around: Calendar.Component =
      switch component {
      case .second: .minute
      case .minute: .hour
      case .hour: .day
      case .month: .year
      default: component
      }
    if component == .year {
      let year = calendar.component(.year, from: start)
      return calendar.date(byAdding: .year, value: -(year % count), to: start) ?? start
    }
    guard around != component,
      let origin = calendar.dateInterval(of: around, for: date)?.start,
      let passed = calendar.dateComponents([component], from: origin, to: start)
        .value(for: component)
    else { return start }
    return calendar.date(byAdding: component, value: -(passed % count), to: start) ?? start
  }

  /// "Jan", "Nov 16", "6 AM", "10:30": as short as tells the steps apart (by eye, not measured).
  func label(_ seconds: Double) -> String {
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    let style = Date.FormatStyle(
      locale: AxisFormat.locale, calendar: calendar, timeZone: calendar.timeZone)
    return switch component {
    case .year: date.formatted(style.year())
    case .month, .quarter: date.formatted(style.month(.abbreviated))
    case .hour: date.formatted(style.hour())
    case .minute: date.formatted(style.hour().minute())
    case .second: date.formatted(style.minute().second())
    default: date.formatted(style.month(.abbreviated).day())
    }
  }
}
