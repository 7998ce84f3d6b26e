import Foundation
import Motion
@_spi(Engine) import ViewEngine

/// A Mac's month: small, with days of the months beside it, and buttons that turn it or lead back to the chosen day.
///
/// - Matches: macOS 14, by eye; AppKit says that it is 139 by 148.
struct MacMonthCalendar: View {
  let limits: DateLimits
  let date: Date
  let choose: (Date) -> Void
  @Environment(\.self) private var environment
  @State private var shown: Date?

  private enum Constants {
    static let width: CGFloat = 139
    static let header: CGFloat = 24
    static let weekdays: CGFloat = 16
    static let row: CGFloat = 18
    static let weeks = 6
  }

  private var reading: DateReading { DateReading(environment) }
  private var month: Date { reading.startOfMonth(shown ?? date) }

  var body: some View {
    VStack(spacing: 0) {
      header
      HStack(spacing: 0) {
        ForEach(Array(weekdays.enumerated()), id: \.offset) { _, name in
          Text(verbatim: name).font(.system(size: 9, weight: .semibold))
            .foregroundStyle(Color(.secondaryLabel))
            .frame(maxWidth: .infinity)
        }
      }
      .frame(height: Constants.weekdays)
      ForEach(0..<Constants.weeks, id: \.self) { week in
        HStack(spacing: 0) {
          ForEach(0..<7, id: \.self) { weekday in day(week * 7 + weekday) }
        }
        .frame(height: Constants.row)
      }
    }
    .frame(width: Constants.width)
    .onChange(of: date) { shown = nil }
  }

  private var header: some View {
    HStack(spacing: 8) {
      Text(verbatim: reading.string(month, reading.pattern("yMMM")))
        .font(.system(size: 12, weight: .semibold))
      Spacer(minLength: 0)
      button("arrowtriangle.left.fill", "Previous Month") {
        shown = reading.adding(-1, .month, to: month)
      }
      button("circle.fill", "Chosen Day") { shown = nil }
      button("arrowtriangle.right.fill", "Next Month") {
        shown = reading.adding(1, .month, to: month)
      }
    }
    .frame(height: Constants.header)
  }

  private func button(
    _ symbol: String, _ label: String, action: @escaping () -> Void
  ) -> some View {
    Image(systemName: symbol).font(.system(size: 8))
      .foregroundStyle(Color(.secondaryLabel))
      .frame(width: 10, height: Constants.header)
      .contentShape(Rectangle())
      .modifier(PressModifier(setPressed: { _ in }, action: action))
      .modifier(TouchAppealModifier(appeal: shown == nil && label == "Chosen Day" ? .idle : .usual))
      .accessibilityLabel(label)
  }

  /// The first letters, from the first day of a week on.
  private var weekdays: [String] {
    let names = reading.formatter("EEE").veryShortStandaloneWeekdaySymbols
    let first = reading.calendar.firstWeekday - 1
    return names.indices.map { names[($0 + first) % names.count] }
  }

  /// One of six weeks, which begin with the week of the month's first day.
  private func day(_ place: Int) -> some View {
    let calendar = reading.calendar
    let lead = (calendar.component(.weekday, from: month) - calendar.firstWeekday + 7) % 7
    let day = reading.adding(place - lead, .day, to: month)
    let isOwn = calendar.isDate(day, equalTo: month, toGranularity: .month)
    return MacMonthDay(
      number: calendar.component(.day, from: day),
      isChosen: calendar.isDate(day, inSameDayAs: date), isToday: reading.isToday(day),
      isOwn: isOwn, isAllowed: calendar.dateInterval(of: .day, for: day).map(limits.allow) ?? true,
      choose: { choose(day) })
  }
}

private struct MacMonthDay: View {
  let number: Int
  let isChosen: Bool
  let isToday: Bool
  /// Of the month that is shown.
  let isOwn: Bool
  let isAllowed: Bool
  let choose: () -> Void

  private var style: AnyShapeStyle {
    if isChosen { return AnyShapeStyle(Color.white) }
    if !isAllowed || !isOwn { return AnyShapeStyle(Color(.tertiaryLabel)) }
    return isToday ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.primary)
  }

  var body: some View {
    Text(verbatim: "\(number)").font(.system(size: 11))
      .foregroundStyle(style)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background {
        if isChosen { RoundedRectangle(cornerRadius: 3).fill(.tint).padding(1) }
      }
      .contentShape(Rectangle())
      .modifier(PressModifier(setPressed: { _ in }, action: choose))
      .modifier(TouchAppealModifier(appeal: isChosen || !isOwn ? .idle : .promising))
      .disabled(!isAllowed)
  }
}
