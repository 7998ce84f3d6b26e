import Foundation

// What Foundation says of a date beside the wall clock's present, said beside the clip's.
extension _ClipTime {
  /// Whether a date is on the day that is so many days from the clip's present.
  public static func isDate(_ date: Date, _ days: Int, _ calendar: Calendar) -> Bool {
    guard let day = calendar.date(byAdding: .day, value: days, to: now) else { return false }
    return calendar.isDate(date, inSameDayAs: day)
  }

  /// How long ago a date is, or in how long it comes.
  public static func relative(_ date: Date, _ style: Date.RelativeFormatStyle) -> String {
    let distance = date.timeIntervalSince(now)
    // The wall clock goes on before the style looks at it: what is an hour away is not to be 59 minutes.
    let away = distance == 0 ? 0 : distance < 0 ? -slack : slack
    return style.format(Date(timeIntervalSinceNow: distance + away))
  }

  /// Seconds.
  private static let slack = 0.05

  /// What a format says of a value.
  package static func formatted<F: FormatStyle>(_ input: F.FormatInput, _ format: F)
    -> F.FormatOutput
  {
    if let style = format as? Date.RelativeFormatStyle, let date = input as? Date,
      let text = relative(date, style) as? F.FormatOutput
    {
      return text
    }
    return format.format(input)
  }
}
